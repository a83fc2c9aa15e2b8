import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Line icons on a grid of 24, drawn here so that no icon package is needed. */
const icon = (path: string) =>
  function Icon(props: SvgIconProps) {
    return (
      <SvgIcon fontSize="small" {...props}>
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SvgIcon>
    );
  };

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';

export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z');
export const LargerTextIcon = icon('M2 19L8.5 4 15 19M4.6 13h7.8M19 5v6M16 8h6');
export const AutoIcon = icon('M3 5h18v11H3ZM12 16v4M8 20h8');
export const EyeIcon = icon('M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z');
export const EyeOffIcon = icon(
  'M3 3l18 18M10 5.2A9.6 9.6 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-3 3.8M6.4 6.6A16.5 16.5 0 0 0 2 12s3.6 7 10 7a9.7 9.7 0 0 0 5-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const CheckIcon = icon('M4 12.5l5.5 5.5L20 6.5');
export const OpenIcon = icon('M4.5 4.5h15v15h-15Z');
export const CrossIcon = icon('M6 6l12 12M18 6L6 18');
export const BackIcon = icon('M15 5l-7 7 7 7');
export const ForwardIcon = icon('M9 5l7 7-7 7');
export const InfoIcon = icon(`${CIRCLE}M12 11v5M12 7.8v.2`);
export const RefreshIcon = icon(
  'M20 5v5h-5M4 19v-5h5M5.6 9A7.5 7.5 0 0 1 19 8.5L20 10M4 14l1 1.5A7.5 7.5 0 0 0 18.4 15',
);
export const ZoomInIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20M10.5 7.5v6M7.5 10.5h6');
export const ZoomOutIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20M7.5 10.5h6');
export const RotateIcon = icon('M20 4v5h-5M19.5 9A8 8 0 1 0 20 13');
export const EnlargeIcon = icon('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7');
export const FileIcon = icon('M6 3h8l4 4v14H6ZM14 3v4h4');
export const KeyboardIcon = icon('M3 6h18v12H3ZM7 10h.1M11 10h.1M15 10h.1M17 10h.1M7 14h10');
export const LockIcon = icon('M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const UsersIcon = icon(
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c0-3.5 2.9-5.5 6.5-5.5s6.5 2 6.5 5.5M19 8v6M16 11h6',
);
export const TicketIcon = icon('M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v2M14 11v2M14 15v2');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20');
export const DownloadIcon = icon('M12 4v11M7 10.5l5 5 5-5M4 20h16');
export const UploadIcon = icon('M12 16V5M7 9.5l5-5 5 5M4 20h16');
export const AddIcon = icon('M12 5v14M5 12h14');
export const CallIcon = icon(
  'M6.5 3.5l3 .5 1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 3c0 1.2-1 2-2 2A15.5 15.5 0 0 1 4.500 5.500c0-1 .8-2 2-2Z',
);
export const ChatIcon = icon('M20 11.5a8 8 0 0 1-11.700 7.100L4 20l1.400-4.300A8 8 0 1 1 20 11.500ZM9 10h6M9 13h4');
export const MailIcon = icon('M3 6h18v12H3ZM3.500 6.500L12 13l8.500-6.500');
export const CopyIcon = icon('M9 9h11v11H9ZM5 15H4V4h11v1');
export const ColumnsIcon = icon('M4 5h16v14H4ZM9.5 5v14M14.5 5v14');
