const pause = 45_000

/**
 * The phones of the demo ask for their lists as real ones do, or the board would soon miss them all.
 * @param {readonly string[]} tokens
 */
export function askForPhones(tokens) {
  const { HOST: host = '', PORT: port = '3000' } = process.env
  const name = host === '' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const ask = () => {
    for (const token of tokens) {
      // A phone whose server is gone asks again later.
      fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/api/device/list?since=100000`, { headers: { Authorization: `Bearer ${token}` } }).then(
        (answer) => answer.text(),
        () => undefined,
      )
    }
  }
  ask()
  setInterval(ask, pause).unref()
}
