/** Small words that belong to a surname and stand before it. */
export const nameParticles: ReadonlySet<string> = new Set(['von', 'van', 'vom', 'zu', 'zur', 'de', 'del', 'der', 'den', 'di', 'da', 'le', 'la', 'ten', 'ter'])
