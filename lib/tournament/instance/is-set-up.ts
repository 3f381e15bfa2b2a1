import { read } from '@/lib/db/read'

/** Whether the first administrator was made. Until then only the start page, the rules and set-up answer. */
export async function isSetUp(): Promise<boolean> {
  return (await read((reader) => reader.account.count({ where: { administrator: true } }))) > 0
}
