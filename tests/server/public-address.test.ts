import { describe, expect, it } from 'vitest'
import { lanAddress } from '@/lib/server/lan-address'
import { publicAddress } from '@/lib/server/public-address'

const lan = () => '192.168.178.20'

describe('Links and QR codes lead to', () => {
  it.each([
    ['localhost when nothing is said', {}, 'http://localhost:3000'],
    ['localhost with the port that is listened to', { PORT: '4380' }, 'http://localhost:4380'],
    ['the address in the hall once the network is let in', { HOST: '0.0.0.0', PORT: '4380' }, 'http://192.168.178.20:4380'],
    ['the address in the hall over IPv6 as well', { HOST: '::' }, 'http://192.168.178.20:3000'],
    ['the one address that is listened to', { HOST: '10.0.0.7' }, 'http://10.0.0.7:3000'],
    ['PUBLIC_URL before everything else', { HOST: '0.0.0.0', PUBLIC_URL: 'https://tournament.example/' }, 'https://tournament.example'],
    ['an address without the port that its kind implies', { HOST: '0.0.0.0', PORT: '80' }, 'http://192.168.178.20'],
  ])('%s', (_, environment, address) => {
    expect(publicAddress(environment as unknown as NodeJS.ProcessEnv, lan)).toBe(address)
  })

  it('localhost in a machine without a network', () => {
    expect(publicAddress({ HOST: '0.0.0.0', NODE_ENV: 'test' }, () => null)).toBe('http://localhost:3000')
  })
})

describe('The address in the hall', () => {
  const at = (address: string, internal = false) => [{ address, internal, family: 'IPv4' as const, netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null }]

  it.each([
    ['the wireless network before a network between programs', { docker0: at('172.17.0.1'), 'br-1f': at('192.168.100.1'), wlan0: at('10.1.2.3') }, '10.1.2.3'],
    ['a home network before a tunnel', { tun0: at('10.8.0.2'), eth0: at('192.168.1.5') }, '192.168.1.5'],
    ['a network between programs rather than none', { lo: at('127.0.0.1', true), docker0: at('172.17.0.1') }, '172.17.0.1'],
    ['never an address that nobody gave', { eth0: at('169.254.7.7') }, null],
    ['none where there is only the machine itself', { lo: at('127.0.0.1', true) }, null],
  ])('is %s', (_, networks, address) => {
    expect(lanAddress(networks)).toBe(address)
  })
})
