/** The chat. */

export const chat = {
  chatMessageEmpty: 'Write a question first.',
  chatMessageTooLong: 'This question is too long (max 4,000 characters).',
  chatTooManyMentions: 'You can mention at most 10 people, departments and reports at once.',
  chatTooManyFiles: 'You can attach at most 4 files to a question.',
  chatFileUnknown:
    'You can’t attach files of this kind. Attach a text, a CSV table, a PDF or a PNG, JPEG or WebP picture.',
  chatFileNameless: 'An attached file needs a name.',
  chatFileBroken: 'An attached file arrived incomplete. Please attach it again.',
  chatFileTooLarge: 'An attached file is larger than 1 MB. Attach a smaller one.',
  chatPdfBroken: (name: string) =>
    `${name} can’t be read as a PDF file; it may be damaged. Save it again, or attach its text.`,
  chatPdfLocked: (name: string) => `${name} is locked with a password. Attach it without one.`,
  chatFileNotUtf8: (name: string, line: number) =>
    `Line ${line} of ${name} isn’t UTF-8. Save the file as UTF-8 and attach it again.`,
  chatFileTooMuch: (name: string) =>
    `${name} takes too much time or memory to read. Attach the part that matters, or its text.`,
  chatPicture: (name: string, sentence: string) => `${name}: ${sentence}`,
  chatFilesBusy: 'Many files are being read right now. Nothing was lost; please ask again shortly.',
  chatStopped: 'This reply was stopped and not kept. Ask again to get it.',
  chatFull: 'This conversation has reached 200 messages, the most it can have. Start a new one.',
  chatTurnReused: 'This has the number of another question. Nothing was changed; please send it again.',
  chatTooFast: 'You can ask 20 questions a minute. Please wait a moment and ask again.',
  chatUsedUp: 'You can ask 1,000 questions a day. Please continue tomorrow.',
  chatErased: 'This was about somebody who was erased.',
  chatErasedMeanwhile: 'Somebody was erased during this reply, so it wasn’t kept. Please ask again.',
  chatNothingCited:
    'I found nothing on this with a source I can show you. Try other words, or look at the reports.',
  chatReplyWithheld:
    'This reply is hidden: it rests on data you may no longer see, or names somebody who was removed. Ask again for a current reply.',
} as const
