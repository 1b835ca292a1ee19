/** The mail server will never take this mail. The message is for people and may name the address. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** What is said of a mail that was put off by itself, such as one to an address from which nobody got mail yet. */
export const deferredMessage = 'The mail server asked to be tried again later.'

/** The mail server did not take this mail now. `sentence` is for people; `message` is for logs and names nobody. */
export class MailDelayed extends Error {
  override name = 'MailDelayed'
  readonly sentence: string
  constructor(sentence: string, message: string) {
    super(message)
    this.sentence = sentence
  }
}
