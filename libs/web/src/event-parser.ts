export interface ServerEvent {
  readonly type: string;
  readonly data: string;
  /** The last id the server gave; empty where it gives none. */
  readonly id: string;
}

/** Reads a text/event-stream as it arrives, in pieces of any size; comments keep the line awake and say nothing. */
export function createEventParser(onEvent: (event: ServerEvent) => void) {
  let waiting = '';
  let type = '';
  let data: string[] = [];
  let id = '';

  const dispatch = () => {
    if (data.length > 0) onEvent({ type: type || 'message', data: data.join('\n'), id });
    [type, data] = ['', []];
  };
  const read = (line: string) => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  };

  return (piece: string) => {
    const lines = (waiting + piece).split(/\r\n|\n|\r(?!$)/);
    waiting = lines.pop() ?? '';
    lines.forEach(read);
  };
}
