import { useTranslations } from 'next-intl'
import { ConfirmAct } from '@/components/round/confirm-act'
import { hallTime } from '@/lib/i18n/hall-time'

type DevicePanelProps = {
  slug: string
  table: { tableId: string; number: number; devices: readonly { deviceId: string; mark: string; since: string; lastSeenAt: string; keepsList: boolean }[] }
}

/** Which devices are signed in at a table, and how one that is lost, or a code that got out, is got rid of. */
export function DevicePanel({ slug, table: { tableId, number, devices } }: DevicePanelProps) {
  const words = useTranslations('devices')
  const common = { slug, path: 'lists/devices' }
  return (
    <section aria-labelledby="devices" className="mt-6 max-w-3xl">
      <h2 id="devices" className="mb-2 text-lg font-bold tracking-tight">
        {words('title')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {devices.length === 0 && <li className="px-4 py-2.5 text-ink-2">{words('none')}</li>}
        {devices.map(({ deviceId, mark, since, lastSeenAt, keepsList }) => (
          <li key={deviceId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span>
              <span className="font-semibold">{words('device', { mark })}</span> {keepsList && <span>· {words('keeps')}</span>}
              <span className="block text-ink-2">{words('times', { since: hallTime(since), last: hallTime(lastSeenAt) })}</span>
            </span>
            <ConfirmAct {...common} body={{ tableId, deviceId }} look="plain" label={words('signOff')} title={words('signOffTitle', { mark })} text={words(keepsList ? 'signOffKeeper' : 'signOffText')} now={words('signOffNow')} />
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
          <span className="max-w-prose text-ink-2">{words('renewHint')}</span>
          <ConfirmAct {...common} body={{ tableId, deviceId: null }} look="plain" label={words('renew')} title={words('renewTitle', { table: String(number) })} text={words('renewText')} now={words('renewNow')} />
        </li>
      </ul>
    </section>
  )
}
