import type { ReactNode } from 'react';

const LOOKS = {
  amber: 'border-amber-line bg-amber-ground text-ink',
  danger: 'border-danger bg-danger-ground text-ink',
  leaf: 'border-leaf bg-leaf-ground text-ink',
};

interface NoticeProps {
  look?: keyof typeof LOOKS;
  title?: string;
  /** Announced as soon as it appears. */
  alert?: boolean;
  children?: ReactNode;
}

export function Notice({ look = 'amber', title, alert = false, children }: NoticeProps) {
  return (
    <div role={alert ? 'alert' : undefined} className={`rounded-control border px-4 py-3 ${LOOKS[look]}`}>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
