/** An id of 128 random bits as a uuid: over plain HTTP there is no `randomUUID`. */
export const asUuid = (id: string): string => id.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
