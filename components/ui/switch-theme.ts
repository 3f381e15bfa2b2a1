/** Turns the page to the other theme and remembers it (public/theme.js reads it); back at the system's own, nothing is kept. */
export function switchTheme() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const shown = root.dataset['theme'] ?? system
  const next = shown === 'dark' ? 'light' : 'dark'
  if (next === system) delete root.dataset['theme']
  else root.dataset['theme'] = next
  try {
    if (next === system) localStorage.removeItem('theme')
    else localStorage.setItem('theme', next)
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}
