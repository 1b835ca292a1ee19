/** The look of the page of the calls: Muster's colours over the library's, light and dark as the device says. */

/** The product's mark. */
export const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#176054"/><path d="M8 23V12.5l8 7 8-7V23" fill="none" stroke="#fffefb" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="9.5" r="2" fill="#fffefb"/></svg>'

/** The library has a dark look of its own, by a class of the page; its parts beside the calls are in no landmark. */
export const themeScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
const regions = { '.information-container': 'About the calls', '.scheme-container': 'Who calls', '.filter-container': 'Finding calls' }
new MutationObserver(() => {
  for (const [selector, name] of Object.entries(regions)) {
    const part = document.querySelector(selector)
    if (part === null || part.hasAttribute('role')) continue
    part.setAttribute('role', 'region')
    part.setAttribute('aria-label', name)
  }
}).observe(document.body, { childList: true, subtree: true })
`

/** The values are those of web/ui/theme/theme.css, which pages of another bundle cannot read. */
const rules = `:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f5, #191715);
  --surface: light-dark(#fffefb, #211f1b);
  --line: light-dark(#e2dcd2, #3b3731);
  --ink: light-dark(#221e19, #e8e3da);
  --quiet: light-dark(#6f675c, #b5aea2);
  --accent: light-dark(#176054, #80c2b3);
  --on-accent: light-dark(#ffffff, #0b2722);
  --warning: light-dark(#8f2f20, #f1b7aa);
}
html, body, html.dark-mode, .swagger-ui { background: var(--paper); color: var(--ink); }
.swagger-ui, .swagger-ui .opblock-tag, .swagger-ui .info .title, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .btn, .swagger-ui label, .swagger-ui select, .swagger-ui input, .swagger-ui .model-title,
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .opblock .opblock-section-header > label,
.swagger-ui .response-col_status, .swagger-ui .parameter__name, .swagger-ui table thead tr td,
.swagger-ui table thead tr th, .swagger-ui .tab li, .swagger-ui .markdown p, .swagger-ui .renderedMarkdown p,
.swagger-ui .opblock-description-wrapper p, .swagger-ui .opblock-tag small, .swagger-ui .renderedMarkdown li,
.swagger-ui .headers-wrapper h5, .swagger-ui .headers-wrapper .header-col {
  font-family: system-ui, sans-serif;
  color: var(--ink);
}
.swagger-ui .opblock-tag small, .swagger-ui .info .base-url, .swagger-ui .parameter__type, .swagger-ui .parameter__in,
.swagger-ui .response-col_links, .swagger-ui .opblock .opblock-summary-description { color: var(--quiet); }
.swagger-ui .info { margin: 2rem 0 1rem; }
.swagger-ui .info .title { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem; font-family: 'Source Serif 4', 'Iowan Old Style', Georgia, serif; }
.swagger-ui .info .title::before { content: ''; width: 2.5rem; height: 2.5rem; background: url('mark.svg') center / contain no-repeat; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { position: static; background: var(--quiet) !important; }
.swagger-ui .info .title small pre { color: var(--paper) !important; }
.swagger-ui .info a, .swagger-ui a.nostyle:hover, .swagger-ui .info .link { color: var(--accent); }
.swagger-ui :not(pre) > code, .swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { background: var(--surface) !important; color: var(--ink) !important; border: 1px solid var(--line); }
.swagger-ui .scheme-container { background: var(--surface); box-shadow: none; border-block: 1px solid var(--line); padding-block: 1rem; }
.swagger-ui .servers-title, .swagger-ui .servers { display: none; }
.swagger-ui .opblock-tag { border-bottom: 1px solid var(--line); }
.swagger-ui .opblock-tag:hover { background: var(--surface); }
.swagger-ui .opblock-tag a.nostyle { color: var(--ink); }
.swagger-ui .opblock, .swagger-ui .opblock.opblock-get, .swagger-ui .opblock.opblock-post,
.swagger-ui .opblock.opblock-put, .swagger-ui .opblock.opblock-delete {
  background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; box-shadow: none;
}
.swagger-ui .opblock .opblock-summary { border-color: var(--line) !important; }
.swagger-ui .opblock .opblock-summary-method,
.swagger-ui .opblock.opblock-get .opblock-summary-method, .swagger-ui .opblock.opblock-post .opblock-summary-method,
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: var(--accent); color: var(--on-accent); text-shadow: none; border-radius: 0.375rem; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--warning); color: var(--surface); }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path a { color: var(--ink); }
.swagger-ui .opblock .opblock-section-header { background: transparent !important; box-shadow: none; border-bottom: 1px solid var(--line); }
.swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--accent); }
.swagger-ui .btn { background: var(--surface); border: 1px solid var(--line); box-shadow: none; border-radius: 0.5rem; }
.swagger-ui .btn.authorize { border-color: var(--accent); color: var(--accent); }
.swagger-ui .btn.authorize svg { fill: var(--accent); }
.swagger-ui .btn.execute, .swagger-ui .btn.execute.opblock-control__btn { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.swagger-ui .btn.cancel { border-color: var(--warning); color: var(--warning); }
.swagger-ui .download-contents { background: var(--accent); color: var(--on-accent); }
.swagger-ui select, .swagger-ui input[type], .swagger-ui textarea {
  background: var(--surface) !important; border: 1px solid var(--line) !important; color: var(--ink) !important; border-radius: 0.5rem; box-shadow: none;
}
.swagger-ui ::placeholder { color: var(--quiet); opacity: 1; }
.swagger-ui .filter .operation-filter-input { margin: 1rem 0; width: 100%; box-sizing: border-box; }
.swagger-ui .dialog-ux .modal-ux { background: var(--surface); border: 1px solid var(--line); color: var(--ink); }
.swagger-ui .dialog-ux .modal-ux-header, .swagger-ui .auth-container { border-color: var(--line); }
.swagger-ui .dialog-ux .modal-ux h3, .swagger-ui .dialog-ux .modal-ux h4, .swagger-ui .dialog-ux .modal-ux p { color: var(--ink); }
.swagger-ui section.models { border-color: var(--line); }
.swagger-ui section.models h4, .swagger-ui section.models h4 span { color: var(--ink); }
.swagger-ui section.models .model-container, .swagger-ui .model-box { background: var(--surface); }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: var(--warning); }
.swagger-ui .opblock .opblock-summary-control:focus { outline-color: var(--accent); }
.swagger-ui :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 48em) {
  .swagger-ui .opblock .opblock-section-header, .swagger-ui .opblock .tab-header { flex-wrap: wrap; }
  .swagger-ui .responses-table, .swagger-ui .headers { table-layout: fixed; }
  .swagger-ui .responses-table .response-col_status { width: 4rem; }
  .swagger-ui .responses-table .response-col_links { display: none; }
  .swagger-ui .wrapper { padding-inline: 1rem; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; padding-inline: 0; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; line-height: 1.4; }
  .swagger-ui .opblock .opblock-summary-control { gap: 0.375rem; padding: 0.5rem 0; }
}
`

/** The library's dark look names the page as well, and would weigh more. */
export const docsPageStyle = rules.replaceAll('.swagger-ui', ':root:root .swagger-ui')
