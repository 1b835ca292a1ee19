/**
 * How a document looks on paper, in Typst's language. It gets the document as JSON: what people wrote is text there and
 * never markup.
 */
export const pdfTemplate = String.raw`
#let doc = json(bytes(sys.inputs.document))
#let ink = rgb("#221e19")
#let quiet = rgb("#6f675c")
#let line-colour = rgb("#e2dcd2")
#let accent = rgb("#176054")
#let serif = ("Source Serif 4", "DejaVu Sans")
#let (document-dir, start-side) = if doc.direction == "rtl" { (rtl, right) } else { (ltr, left) }

#set document(title: doc.title, author: doc.author, date: auto)
#set text(
  font: ("Figtree", "DejaVu Sans"),
  fallback: false,
  size: 8.5pt,
  fill: ink,
  lang: doc.language,
  dir: document-dir,
  number-width: "tabular",
  hyphenate: false,
)
#set par(leading: 0.58em, spacing: 0.7em)
// A place to break is a run of its own: some readers lose the letter that shares a cluster with it.
#show "\u{200B}": set text(font: "DejaVu Sans")

// A text runs in the direction of its first letter, as in a browser with dir="auto".
#let right-to-left = regex("^[^\\p{L}]*[\\p{Hebrew}\\p{Arabic}\\p{Syriac}\\p{Thaana}]")
#let dir-of(words) = if words.contains(right-to-left) { rtl } else { ltr }
#let say(words) = text(dir: dir-of(words), words)
#let para(words, ..style) = {
  set text(dir: dir-of(words), ..style)
  par(words)
}
#let note(words) = para(words, size: 8pt, fill: quiet)

#set page(
  paper: "a4",
  margin: (x: 36pt, top: 36pt, bottom: 44pt),
  footer: context {
    set text(size: 8pt, fill: quiet)
    let (page, pages) = (counter(page).get().first(), counter(page).final().first())
    grid(
      columns: (1fr, auto),
      align: (start, end),
      column-gutter: 12pt,
      box(height: 1.2em, clip: true, say(doc.title)),
      doc.footer.replace("{page}", str(page)).replace("{pages}", str(pages)),
    )
  },
)

#show title: set text(font: serif, size: 22pt, weight: "semibold")
#show title: set block(below: 8pt)
#show heading: set text(font: serif, weight: "semibold")
#show heading.where(level: 1): set text(size: 15pt)
#show heading.where(level: 1): set block(above: 14pt, below: 7pt)
#show heading.where(level: 2): set text(size: 11pt)
#show heading.where(level: 2): set block(above: 9pt, below: 5pt)
#set heading(bookmarked: true)
#show heading.where(level: 2): set heading(bookmarked: false)
#set list(spacing: 0.55em, marker: text(fill: accent)[•])
#set enum(spacing: 0.7em, numbering: n => text(fill: accent, weight: "bold", str(n) + "."))

#let item(entry) = {
  let content = {
    if entry.strong { para(entry.text, weight: "bold") } else { para(entry.text) }
    for words in entry.lines { para(words) }
    if "note" in entry { note(entry.note) }
  }
  if entry.lines.len() == 0 { content } else {
    set par(spacing: 0.55em)
    std.block(breakable: false, inset: (bottom: 5pt), content)
  }
}

// Stripes, a pale and a full ground tell the parts apart without colour.
#let stripes(ground, line) = tiling(
  size: (4pt, 4pt),
  {
    place(std.box(width: 4pt, height: 4pt, fill: ground))
    place(std.line(start: (0pt, 4pt), end: (4pt, 0pt), stroke: 0.7pt + line))
  },
)
#let fills = (
  low: stripes(rgb("#8f2f20"), white),
  middle: rgb("#f2e6c0"),
  strong: accent,
  hidden: stripes(white, quiet),
  rest: none,
)

#let badge(grade) = box(
  fill: rgb("#e6f0ec"),
  radius: 2pt,
  inset: (x: 3pt),
  outset: (y: 1.5pt),
  text(weight: "bold", fill: accent, grade),
)

#let cell(value) = {
  if type(value) == str { say(value) } else if value == none { text(fill: quiet)[–] } else if "fill" in value {
    table.cell(fill: if value.fill == "hatched" { fills.hidden } else { rgb(value.fill) }, value.number)
  } else if "grade" in value { badge(value.grade) } else { value.number }
}

#let whole-table(block) = {
  let numeric = block.columns.map(column => column.numeric)
  let head = block.columns.map(column => text(size: if block.columns.len() > 8 or block.halves { 7pt } else { 7.5pt }, weight: "bold", fill: quiet, say(column.title)))
  // Of many columns, and of many rows, each is set close.
  let wide = block.columns.len() > 8 or block.halves
  let long = block.rows.len() > 30
  set text(size: if wide { 7pt } else if long { 7.5pt } else { 8pt }, hyphenate: true)
  set par(leading: 0.5em, spacing: 0.5em)
  show table: set std.block(above: 4pt, below: 7pt)
  table(
    columns: block.columns.map(column => column.share * 1fr),
    align: (column, row) => if numeric.at(column) { right } else { start-side },
    stroke: (x, y) => (bottom: 0.5pt + line-colour),
    inset: (x: if wide { 2.5pt } else { 4pt }, y: if wide or long { 1.1pt } else { 2.2pt }),
    table.header(..head),
    ..block.rows.flatten().map(cell),
  )
}

// The first half of many short lines beside the other.
#let in-halves(lines, set-lines) = {
  let middle = calc.ceil(lines.len() / 2)
  if lines.len() < 2 { set-lines(lines) } else {
    grid(
      columns: (1fr, 1fr),
      column-gutter: 16pt,
      align: start-side,
      set-lines(lines.slice(0, middle)),
      set-lines(lines.slice(middle)),
    )
  }
}

#let the-table(block) = {
  if block.halves { in-halves(block.rows, rows => whole-table((..block, rows: rows))) } else { whole-table(block) }
}

#let bar-of(bar) = {
  // What is left of a score out of ten stays empty.
  let rest = calc.max(0, 100 - bar.parts.map(part => part.percent).sum(default: 0))
  let ends = if rest > 0.5 { (rest * 1fr,) } else { () }
  std.block(
    height: 8pt,
    width: 100%,
    stroke: 0.5pt + quiet,
    grid(
      columns: bar.parts.map(part => part.percent * 1fr) + ends,
      rows: 8pt,
      ..bar.parts.map(part => grid.cell(fill: fills.at(part.kind), [])),
    ),
  )
}

#let the-bars(block) = {
  set par(spacing: 0.5em)
  grid(
    columns: (1fr, 1fr),
    column-gutter: 16pt,
    row-gutter: 7pt,
    align: start-side,
    ..block.bars.map(bar => std.block(breakable: false, {
      para(bar.label, weight: "bold")
      note(bar.note)
      // The words below it say the same.
      if bar.parts.len() > 0 { pdf.artifact(bar-of(bar)) }
      note(bar.words)
    })),
  )
}

#let the-block(block) = {
  if block.kind == "heading" { heading(level: 2, say(block.text)) }
  if block.kind == "text" { if "isQuiet" in block { note(block.text) } else { para(block.text) } }
  if block.kind == "list" {
    if "isNumbered" in block { enum(..block.items.map(item)) } else if "isInHalves" in block {
      in-halves(block.items, items => list(..items.map(item)))
    } else { list(..block.items.map(item)) }
  }
  if block.kind == "table" { the-table(block) }
  if block.kind == "names" {
    set text(size: 7.5pt)
    let quarter = calc.ceil(block.names.len() / 4)
    grid(
      columns: (1fr, 1fr, 1fr, 1fr),
      column-gutter: 12pt,
      align: start-side,
      ..block.names.chunks(quarter).map(names => list(marker: none, body-indent: 0pt, spacing: 0.5em, ..names.map(say))),
    )
  }
  if block.kind == "bars" { the-bars(block) }
}

#title(say(doc.title))
#para(doc.subtitle, size: 11pt, fill: quiet)
#grid(
  columns: (70pt, 1fr, 70pt, 1fr),
  align: start-side,
  column-gutter: 6pt,
  row-gutter: 5pt,
  ..doc.facts.map(((label, value)) => (text(size: 8pt, fill: quiet, say(label)), text(size: 8pt, say(value)))).flatten(),
)
#v(4pt)
#para(doc.notice, weight: "bold")
#for words in doc.notes { note(words) }

#for part in doc.parts {
  heading(level: 1, say(part.title))
  for block in part.blocks { the-block(block) }
}
`
