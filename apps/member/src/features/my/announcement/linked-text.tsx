import { Fragment } from 'react';

const ADDRESS = /(https:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** Plain text, in which only complete https addresses are links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
