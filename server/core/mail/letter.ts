/** `unsubscribeUrl`: the address to which a mail program posts for its reader that they want no more such mail. */
export type WrittenMail = {
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string
  /** The address for replies, which its holder has confirmed. */
  replyTo?: string
}

/** A written mail with its envelope. `id` names it for good: a second try of the same mail has the same Message-ID. */
export type Letter = WrittenMail & { id: string; kind: string; from: string; to: string; date: Date }
