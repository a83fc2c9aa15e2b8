/** A call as a file of a calendar (RFC 5545): UTC, lines of at most 75 bytes that end with CRLF. */
import { slotEnd } from '@kalyanam/shared/topics/calls/slots';

export interface CalendarEvent {
  readonly id: string;
  readonly start: Date;
  /** Grows with each change, so that a calendar keeps the newest. */
  readonly changedAt: Date;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const LINE_BYTES = 75;

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folded between characters, never within one. */
function folded(line: string): string {
  const lines: string[] = [];
  let [kept, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      lines.push(kept);
      [kept, bytes] = [' ', 1];
    }
    kept += character;
    bytes += size;
  }
  return [...lines, kept].join('\r\n');
}

export const calendarFile = ({ id, start, changedAt, title, text, url }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalyanam//Calls//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@kalyanam`,
    `SEQUENCE:${Math.floor(changedAt.getTime() / 1000) % 2_000_000_000}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(slotEnd(start))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
