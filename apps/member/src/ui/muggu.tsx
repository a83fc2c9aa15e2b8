/** The one ornament: a thin kolam line. */
export const Muggu = ({ className = '' }: { className?: string }) => (
  <div className={`muggu ${className}`} aria-hidden="true" />
);
