/** For a container's health check: one line and exit code 1 unless the server of this container is ready. */
const PATIENCE_MS = 4000;

const port = process.env['API_PORT'] ?? '3000';
const answer = await fetch(`http://127.0.0.1:${port}/backend/api/health/ready`, {
  signal: AbortSignal.timeout(PATIENCE_MS),
}).then(
  ({ status }) => (status === 200 ? null : `answered ${status}`),
  ({ name, cause }: Error) => (cause as NodeJS.ErrnoException | undefined)?.code ?? name,
);
if (answer !== null) {
  console.error(`not ready: ${answer}`);
  process.exitCode = 1;
}
