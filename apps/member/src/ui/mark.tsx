import { Icon } from './icon';

/** The bookmark on a card: 40 px to the eye, 48 to the finger. */
export const Mark = ({ filled }: { filled: boolean }) => (
  <span className="grid size-12 place-items-center">
    <span className="grid size-10 place-items-center rounded-full border border-line bg-paper text-accent transition-colors duration-150 group-hover:bg-well">
      <Icon name="bookmark" className={`size-5 ${filled ? 'fill-current' : ''}`} />
    </span>
  </span>
);
