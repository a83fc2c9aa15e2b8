import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { EventStream } from './event-stream.js';

describe('a stream of events', () => {
  it('ignores events after its end, without an error', async () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const failed = jest.fn();
    response.on('error', failed);
    const stream = new EventStream(response);
    stream.open();
    stream.end();
    stream.send('notification', { unread: 1 });
    stream.beat(0);
    await setImmediate();
    expect(failed).not.toHaveBeenCalled();
  });
});
