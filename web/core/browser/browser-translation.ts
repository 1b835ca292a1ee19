/**
 * Translators in browsers, and other extensions, wrap text nodes of the page in elements of their own or put such elements
 * in their place. React keeps the nodes that it made: it would fail where it takes one out or inserts another before it,
 * and go on writing into one that is not shown any more.
 */

/** What another script put where a node was. */
const replacements = new WeakMap<Node, Node>()

const isNode = (value: Node | null): value is Node => value !== null

/** A node that is taken out and one that is put in beside it, by the same script: the one stands for the other. */
const remember = (records: readonly MutationRecord[]): void => {
  const added = new Set(records.flatMap((record) => [...record.addedNodes]))
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const beside = [...addedNodes, previousSibling, nextSibling].filter(isNode)
    for (const removed of removedNodes) {
      const replacement = beside.find((node) => node !== removed && added.has(node))
      if (replacement !== undefined) replacements.set(removed, replacement)
    }
  }
}

/** How often what replaced a node may have been replaced itself. */
const mostReplaced = 20

/** What shows a node within `parent` by now: itself, or what replaced it; null where neither is there. */
const shownIn = (parent: Node, node: Node): Element | CharacterData | null => {
  let shown: Node | undefined = node
  for (let times = 0; shown !== undefined && times < mostReplaced; times += 1) {
    const isThere = shown !== parent && parent.contains(shown)
    if (isThere && (shown instanceof Element || shown instanceof CharacterData)) return shown
    shown = replacements.get(shown)
  }
  return null
}

/** Browsers have a text's `nodeValue` on `Node`; the DOM that tests use has it further down. */
const holderOfValue = (): Node =>
  [Text.prototype, CharacterData.prototype].find((one) => Object.hasOwn(one, 'nodeValue')) ?? Node.prototype

/**
 * Has React go on where its nodes were moved: what it takes out goes wherever it is, what it inserts comes to where it
 * belongs, and a text that it changes is shown again. Installed before React starts; the returned function takes it back.
 */
export const tolerateTranslatedNodes = (): (() => void) => {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { insertBefore, removeChild } = Node.prototype
  const holder = holderOfValue()
  const value = Object.getOwnPropertyDescriptor(holder, 'nodeValue')
  const observer = new MutationObserver(remember)
  observer.observe(document, { childList: true, subtree: true })
  const look = () => remember(observer.takeRecords())

  /** Takes a node out, and the wrappers that are empty without it. */
  const takeOut = (node: Node, within: Node): void => {
    const { parentNode } = node
    if (parentNode === null) return
    removeChild.call(parentNode, node)
    if (parentNode !== within && !parentNode.hasChildNodes() && parentNode instanceof Element) {
      takeOut(parentNode, within)
    }
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!(child instanceof Node) || child.parentNode === this) {
      removeChild.call(this, child)
      return child
    }
    look()
    const shown = shownIn(this, child)
    if (shown !== null) takeOut(shown, this)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!(before instanceof Node) || before.parentNode === this) {
      insertBefore.call(this, node, before)
      return node
    }
    look()
    let place: Node | null = shownIn(this, before)
    // Before its wrappers, unless they hold something that comes before it.
    while (place !== null && place.parentNode !== this && place.previousSibling === null)
      place = place.parentNode
    insertBefore.call(place?.parentNode ?? this, node, place)
    return node
  }

  if (value?.get && value.set) {
    // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
    const { get, set } = value
    Object.defineProperty(holder, 'nodeValue', {
      ...value,
      get,
      set(this: Node, text: string | null) {
        if (this instanceof Text && !this.isConnected) {
          look()
          shownIn(document, this)?.replaceWith(this)
        }
        set.call(this, text)
      },
    })
  }

  return () => {
    observer.disconnect()
    Node.prototype.insertBefore = insertBefore
    Node.prototype.removeChild = removeChild
    if (value) Object.defineProperty(holder, 'nodeValue', value)
  }
}
