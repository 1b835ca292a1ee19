// npm ends its shell on SIGTERM, and the shell does not pass the signal on: without this the server would stay behind.

/** Where npm started this process: asks it to end, as the signal would have, once npm's shell is gone. */
export const endWithNpm = () => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
