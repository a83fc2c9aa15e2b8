import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  /** The page was open before: users of a screen reader or keyboard are led to the new step. */
  moved: boolean;
  children: string;
}

export function StepHeading({ moved, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
      {children}
    </h2>
  );
}
