import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { KeptMail } from './kept-mails.ts'

/** The pages of the local mailbox. They hold no script; the HTML part of a mail is shown in a frame that runs none. */

const style = `
:root { color-scheme: light dark; --page: #f4f1ec; --card: #fffefb; --line: #dcd6cc; --ink: #221e19; --quiet: #6f675c; --accent: #176054; }
@media (prefers-color-scheme: dark) { :root { --page: #191715; --card: #211f1b; --line: #4d4840; --ink: #e8e3da; --quiet: #aba498; --accent: #5bb09e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; }
h1 { font-size: 26px; line-height: 1.3; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 32px 0 8px; }
p, dl { margin: 0 0 16px; }
.quiet, dt, time { color: var(--quiet); }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
ul { list-style: none; margin: 24px 0 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 14px 20px; color: inherit; text-decoration: none; }
li a:hover { background: var(--page); }
li a:focus-visible { outline-offset: -3px; }
li strong, li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
time { font-variant-numeric: tabular-nums; font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; font: 15px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 720px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }`

const page = (title: string, content: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Muster`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )}`

const Moment = ({ at }: { at: string | null }) =>
  at === null ? null : <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}</time>

/** The list, newest first. `total`: how many are kept, of which `mails` are shown. */
export const mailboxPage = ({ mails, total }: { mails: KeptMail[]; total: number }): string =>
  page(
    'Local mailbox',
    <>
      <header>
        <h1>Local mailbox</h1>
        <a href="/mailbox">Look again</a>
      </header>
      <p className="quiet">
        No mail server is set (SMTP_URL), so mails are kept on this machine and shown here, to people on this
        machine only.
      </p>
      {mails.length === 0 ? (
        <p>No mail yet. Codes and invitations will appear here.</p>
      ) : (
        <ul>
          {mails.map((mail) => (
            <li key={mail.id}>
              <a href={`/mailbox/${mail.id}`}>
                <strong>{mail.subject}</strong>
                <Moment at={mail.at} />
                <span className="quiet">{mail.to}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {total > mails.length && (
        <p className="quiet">{`Of ${total} mails, the newest ${mails.length} are shown.`}</p>
      )}
    </>,
  )

/** One mail: its text part with addresses that can be followed, and its HTML part as a mail program shows it. */
export const mailPage = (mail: KeptMail): string =>
  page(
    mail.subject,
    <>
      <p>
        <a href="/mailbox">Local mailbox</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Sent</dt>
        <dd>
          <Moment at={mail.at} />
        </dd>
      </dl>
      <h2>As text</h2>
      <pre>{withLinks(mail.text.trim())}</pre>
      <h2>As a mail program shows it</h2>
      <iframe
        title="The mail as a mail program shows it"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html}
      />
    </>,
  )

const withLinks = (text: string): ReactNode =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
