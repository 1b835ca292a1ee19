/**
 * Browser translators and other extensions wrap text nodes in elements of their own, or replace them. React keeps the
 * nodes that it created: removing one or inserting before it would throw, and updates would go to a node that is no
 * longer shown.
 */

/** The node that another script put in place of the key. */
const replacements = new WeakMap<Node, Node>()

const isNode = (value: Node | null): value is Node => value !== null

/** If one script removes a node and inserts another in the same place, the new one replaces the old one. */
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

/** How many replacements of a replacement are followed. */
const mostReplaced = 20

/** The node that currently shows `node` within `parent`: itself or its replacement; null if neither is there. */
const currentNode = (parent: Node, node: Node): Element | CharacterData | null => {
  let shown: Node | undefined = node
  for (let times = 0; shown !== undefined && times < mostReplaced; times += 1) {
    const isThere = shown !== parent && parent.contains(shown)
    if (isThere && (shown instanceof Element || shown instanceof CharacterData)) return shown
    shown = replacements.get(shown)
  }
  return null
}

/** Browsers define a text's `nodeValue` on `Node`; the DOM used in tests defines it further down. */
const holderOfValue = (): Node =>
  [Text.prototype, CharacterData.prototype].find((one) => Object.hasOwn(one, 'nodeValue')) ?? Node.prototype

/**
 * Keeps React working on moved nodes: it removes them wherever they are, inserts at the right place, and shows the
 * texts that it changes. Install it before React starts; the returned function uninstalls it.
 */
export const tolerateTranslatedNodes = (): (() => void) => {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { insertBefore, removeChild } = Node.prototype
  const holder = holderOfValue()
  const value = Object.getOwnPropertyDescriptor(holder, 'nodeValue')
  const observer = new MutationObserver(remember)
  observer.observe(document, { childList: true, subtree: true })
  const look = () => remember(observer.takeRecords())

  /** Removes a node and the wrappers that it leaves empty. */
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
    const shown = currentNode(this, child)
    if (shown !== null) takeOut(shown, this)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!(before instanceof Node) || before.parentNode === this) {
      insertBefore.call(this, node, before)
      return node
    }
    look()
    let place: Node | null = currentNode(this, before)
    // Insert before its wrappers, unless they hold something that precedes it.
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
          currentNode(document, this)?.replaceWith(this)
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
