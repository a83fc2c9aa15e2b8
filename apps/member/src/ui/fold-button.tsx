import type { ReactNode } from 'react';
import { Icon } from './icon';

interface FoldButtonProps {
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onPress: () => void;
  className: string;
  children: ReactNode;
}

/** Opens and closes what is below it; what it says stays in view. */
export const FoldButton = ({ isOpen, controls, onPress, className, children }: FoldButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onPress}
    className={`flex items-center gap-4 rounded-control text-start -outline-offset-3! hover:bg-well ${className}`}
  >
    <span className="min-w-0 grow">{children}</span>
    <Icon name="down" className={`size-5 text-muted ${isOpen ? 'rotate-180' : ''}`} />
  </button>
);
