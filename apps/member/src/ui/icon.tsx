const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  right: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  browse: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
  person: 'M12 4.5a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.900 1.900 7.500 5.500',
  camera: 'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4ZM12 10.250a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  shield: 'M12 3.500 19 6v5.500c0 4.300-2.800 7.500-7 9-4.200-1.500-7-4.700-7-9V6ZM8.700 12l2.500 2.500 4.200-4.700',
  heart: 'M12 19.500S4 14.800 4 9.300A4.300 4.300 0 0 1 12 7.200a4.300 4.300 0 0 1 8 2.100c0 5.500-8 10.200-8 10.200Z',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 20.500h4',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
  file: 'M7 3.500h7l4 4v13H7ZM14 3.500v4h4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
