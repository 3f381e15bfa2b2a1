import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

/** Networks between programs of one machine, or tunnels: no phone of the hall is in them. */
const madeUp = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|tailscale|zt|podman|cni|lxc)/i

/** The ranges that halls and homes use, the likeliest first. */
const likely = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

type Networks = ReturnType<typeof networkInterfaces>

/** The IPv4 address under which the phones of the hall most likely reach this machine, or null without a network. */
export function lanAddress(networks: Networks = networkInterfaces()): string | null {
  const found = Object.entries(networks).flatMap(([name, addresses = []]) => addresses.filter(isOfNetwork).map(({ address }) => ({ address, price: price(name, address) })))
  return found.toSorted((one, other) => one.price - other.price)[0]?.address ?? null
}

/** 169.254 is what a machine gives itself when nobody answers. */
const isOfNetwork = ({ family, internal, address }: NetworkInterfaceInfo): boolean => family === 'IPv4' && !internal && !address.startsWith('169.254.')

function price(name: string, address: string): number {
  const place = likely.findIndex((range) => range.test(address))
  return (madeUp.test(name) ? likely.length + 1 : 0) + (place === -1 ? likely.length : place)
}
