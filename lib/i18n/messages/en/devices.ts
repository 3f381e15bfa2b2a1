import type { devices as source } from '@/lib/i18n/messages/de/devices'
import type { Translated } from '@/lib/i18n/translated'

export const devices = {
  title: 'Devices at the table',
  none: 'No device is signed in.',
  device: 'Device {mark}',
  keeps: 'keeps the list',
  times: 'since {since}, last heard of at {last}',
  signOff: 'Sign off …',
  signOffTitle: 'Sign device {mark} off?',
  signOffText: 'It no longer sees the list. What it has not sent stays on the device and goes out once it scans the QR code again.',
  signOffKeeper: 'This device keeps the list. Another device at the table can take it over afterwards. What has not been sent stays on the device and goes out once it scans the QR code again.',
  signOffNow: 'Sign the device off',
  renewHint: 'Has the code of the table sign fallen into the wrong hands?',
  renew: 'New code …',
  renewTitle: 'A new code for table {table}?',
  renewText: 'All devices of this table are signed off, and the printed sign no longer holds. The new sign is under “Print”.',
  renewNow: 'Renew the code',
} as const satisfies Translated<typeof source>
