import Box from '@mui/material/Box';

const PETALS = [0, 90, 180, 270];

/** One thin muggu flower, for empty states. */
export const Ornament = ({ size = 72 }: { size?: number }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox="-50 -50 100 100"
    sx={{ width: size, height: size, color: 'secondary.main' }}
  >
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      {PETALS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 0C14-14 14-30 0-44C-14-30-14-14 0 0Z" />
          <path d="M0 0C20-2 31-13 31-31C13-31 2-20 0 0Z" />
          <circle cx="0" cy="-26" r="1.6" />
        </g>
      ))}
      <circle r="5" />
    </g>
  </Box>
);
