import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { DocumentCard } from './document-card';

export const DocumentsPane = ({ user }: { user: PendingVerification }) => (
  <Box
    component="section"
    aria-label="Documents"
    tabIndex={0}
    sx={{
      gridArea: { md: 'docs' },
      overflowY: { md: 'auto' },
      display: 'grid',
      alignContent: 'start',
      gap: 1.75,
      p: { xs: 2, lg: 2.5 },
      bgcolor: 'ground.desk',
      outlineOffset: '-3px !important',
    }}
  >
    <DocumentCard user={user} kind="aadhaar" shortcut="1" />
    <DocumentCard user={user} kind="pan" shortcut="2" />
    <Typography sx={{ color: 'text.secondary' }}>
      Opening a document or revealing a number is written to the audit log. Files and numbers are erased when you
      decide.
    </Typography>
  </Box>
);
