/**
 * Chrome's translation, and some extensions, replace a text node that React still holds with an element: React then
 * fails to remove that text or to insert beside it, and changes a node that is no longer shown. Here such a text is
 * followed to its replacement, so that the page goes on and each change is shown, for the translator to translate.
 */
const replacements = new WeakMap<Node, Element>();

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node | null): node is Element => node?.nodeType === Node.ELEMENT_NODE;
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** In one step, or as an insertion beside the text and its removal. */
function note(records: MutationRecord[]) {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const node of added) replacements.delete(node);
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const beside = [previousSibling, nextSibling].find((node) => isFont(node) && added.has(node)) ?? null;
    const replacement = addedNodes[0] ?? beside;
    if (!isElement(replacement)) continue;
    for (const node of removedNodes) if (isText(node) || isFont(node)) replacements.set(node, replacement);
  }
}

/** The node, or what replaced it, where `isThere`. */
function find(node: Node, isThere: (node: Node) => boolean): Node | null {
  let found: Node | undefined = node;
  while (found && !isThere(found)) found = replacements.get(found);
  return found ?? null;
}

/** The child of `parent` that is, replaced or holds the node. */
function childOf(parent: Node, node: Node): Node | null {
  let found = find(node, (one) => one !== parent && parent.contains(one));
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found;
}

const isConnected = (node: Node) => node.isConnected;

export function followReplacedTexts() {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  /** The latest mutations may not have been delivered yet. */
  const catchUp = () => note(observer.takeRecords());
  const proto = Node.prototype;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- below, each is called with the node it belongs to
  const { appendChild, insertBefore, removeChild } = proto;
  const nodeValue = Object.getOwnPropertyDescriptor(proto, 'nodeValue')!;

  /** A text that is placed again leaves no translation behind. */
  const clear = (node: Node) => {
    const replacement = !node.isConnected && replacements.has(node) ? find(node, isConnected) : null;
    if (replacement) removeChild.call(replacement.parentNode!, replacement);
  };

  proto.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    catchUp();
    const there = childOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  proto.appendChild = function <T extends Node>(this: Node, node: T): T {
    clear(node);
    return appendChild.call(this, node) as T;
  };
  proto.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    clear(node);
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    catchUp();
    return insertBefore.call(this, node, childOf(this, before)) as T;
  };
  Object.defineProperty(proto, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isText(this) && !this.isConnected) {
        catchUp();
        const replacement = find(this, isConnected);
        replacement?.parentNode?.replaceChild(this, replacement);
      }
      nodeValue.set!.call(this, value);
    },
  });
}
