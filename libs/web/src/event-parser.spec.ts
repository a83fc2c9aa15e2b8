import { describe, expect, it } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser';

function parsed(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  pieces.forEach(feed);
  return events;
}

describe('event parser', () => {
  it('reads type, data and id, whatever the pieces', () => {
    const text = ': connected\n\nid: 7\nevent: notification\ndata: {"unread":2}\n\n';
    const event = { type: 'notification', data: '{"unread":2}', id: '7' };
    expect(parsed(text)).toEqual([event]);
    expect(parsed(...text)).toEqual([event]);
  });

  it('joins lines of data and takes every kind of line end', () => {
    expect(parsed('data: a\r\ndata:b\r', '\n\r\n')).toEqual([{ type: 'message', data: 'a\nb', id: '' }]);
  });

  it('says nothing of comments, of events without data and of an unfinished one', () => {
    expect(parsed(': beat\n\n', 'event: x\n\n', 'data: half\n')).toEqual([]);
  });
});
