import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailboxMail, MailHead, MailList } from './mailbox-files.ts'

/** The pages of the local mailbox. They hold no script; the HTML part of a mail is shown in a frame that runs none. */

const style = `
:root { color-scheme: light dark; --page: #f4f1ec; --card: #fffefb; --line: #dcd6cc; --ink: #221e19; --quiet: #6f675c; --accent: #176054; --on-accent: #ffffff; --edge: #857d72; }
@media (prefers-color-scheme: dark) { :root { --page: #191715; --card: #211f1b; --line: #4d4840; --ink: #e8e3da; --quiet: #aba498; --accent: #5bb09e; --on-accent: #121110; --edge: #8f887c; } }
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
ul { list-style: none; margin: 8px 0 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 14px 20px; color: inherit; text-decoration: none; }
li a:hover { background: var(--page); }
li a:focus-visible { outline-offset: -3px; }
li strong, li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (max-width: 560px) { li a { grid-template-columns: 1fr; } li strong, li span { white-space: normal; overflow-wrap: anywhere; } }
time { font-variant-numeric: tabular-nums; font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; font: 15px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
form { margin: 0 0 20px; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
form div { display: flex; gap: 8px; }
input, button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid var(--edge); padding: 8px 14px; }
input { flex: 1; min-width: 0; background: var(--card); color: var(--ink); }
button { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav { display: flex; justify-content: space-between; gap: 16px; margin-top: 20px; }
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

const MailLine = ({ id, to, subject, at }: MailHead) => (
  <li>
    <a href={`/mailbox/${id}`}>
      <strong dir="auto">{subject}</strong>
      <Moment at={at} />
      <span className="quiet">{to}</span>
    </a>
  </li>
)

const count = new Intl.NumberFormat('en')
const mailsIn = (number: number) => `${count.format(number)} ${number === 1 ? 'mail' : 'mails'}`

/** A page of the list, newest first. `to`: the part of an address that it is narrowed to, or nothing. */
export const mailboxPage = ({
  mails,
  of,
  skipped,
  to,
  page: number,
}: MailList & { to: string; page: number }) => {
  const address = (page: number) => {
    const asked = new URLSearchParams({ ...(to !== '' && { to }), ...(page > 1 && { page: String(page) }) })
    return asked.size === 0 ? '/mailbox' : `/mailbox?${asked.toString()}`
  }
  const last = skipped + mails.length
  const hasMore = last < of
  const range = mails.length < of ? `${count.format(skipped + 1)} to ${count.format(last)} of ` : ''
  return page(
    'Local mailbox',
    <>
      <header>
        <h1>Local mailbox</h1>
        <a href={address(1)}>Look again</a>
      </header>
      <p className="quiet">
        No mail server is set (SMTP_URL), so mails are kept on this machine and shown here, to people on this
        machine only.
      </p>
      <search>
        <form action="/mailbox">
          <label htmlFor="to">Recipient</label>
          <div>
            <input id="to" name="to" type="search" defaultValue={to} autoComplete="off" spellCheck={false} />
            <button>Show</button>
          </div>
        </form>
      </search>
      {mails.length === 0 ? (
        <Empty of={of} to={to} />
      ) : (
        <>
          <p className="quiet">{`${range}${mailsIn(of)}${to === '' ? '' : ` to “${to}”`}, newest first.`}</p>
          <ul>
            {mails.map((mail) => (
              <MailLine key={mail.id} {...mail} />
            ))}
          </ul>
        </>
      )}
      {(number > 1 || hasMore) && (
        <nav aria-label="Pages">
          {number > 1 ? <a href={address(number - 1)}>Newer mails</a> : <span />}
          {hasMore && <a href={address(number + 1)}>Older mails</a>}
        </nav>
      )}
    </>,
  )
}

const Empty = ({ of, to }: { of: number; to: string }) => {
  if (of > 0) return <p>There are no older mails.</p>
  if (to === '') return <p>No mail yet. Codes and invitations will appear here.</p>
  return (
    <p>
      {`No mail to an address with “${to}”. `}
      <a href="/mailbox">Show all mails</a>
    </p>
  )
}

/** One mail: its text part with addresses that can be followed, and its HTML part as a mail program shows it. */
export const mailPage = (mail: MailboxMail): string =>
  page(
    mail.subject,
    <>
      <p>
        <a href="/mailbox">Local mailbox</a>
      </p>
      <h1 dir="auto">{mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Sent</dt>
        <dd>
          <Moment at={mail.at} />
        </dd>
      </dl>
      <h2>As text</h2>
      <pre dir="auto">{withLinks(mail.text.trim())}</pre>
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
