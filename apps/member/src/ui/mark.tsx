import { Icon, type IconName } from './icon';

interface MarkProps {
  icon?: IconName;
  filled?: boolean;
}

/** A mark on the corner of a card: 40 px to the eye, 48 to the finger. */
export const Mark = ({ icon = 'bookmark', filled = false }: MarkProps) => (
  <span className="grid size-12 place-items-center">
    <span
      className={`grid size-10 place-items-center rounded-full border border-line bg-paper transition-colors duration-150 group-hover:bg-well ${icon === 'bookmark' ? 'text-accent' : 'text-muted'}`}
    >
      <Icon name={icon} className={`size-5 ${filled ? 'fill-current' : ''}`} />
    </span>
  </span>
);
