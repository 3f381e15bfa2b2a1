type LanguageLinkProps = { href: string; language: string; name: string; shortName: string }

/** The same page in the other language. A plain link: it needs no script and no cookie. */
export function LanguageLink({ href, language, name, shortName }: LanguageLinkProps) {
  return (
    <a
      href={href}
      lang={language}
      hrefLang={language}
      className="inline-flex h-11 min-w-11 items-center justify-center rounded-card px-2 font-medium text-ink-2 hover:bg-green-soft hover:text-ink"
    >
      <span aria-hidden className="sm:hidden">
        {shortName}
      </span>
      <span className="sr-only sm:not-sr-only">{name}</span>
    </a>
  )
}
