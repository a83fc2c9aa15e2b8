/**
 * Resolves when the process is asked to stop: Ctrl-C, SIGTERM, a closed terminal, or the death of the launcher.
 * Repeated signals change nothing, as a terminal and npm both send them.
 */
export function onStopSignal() {
  return new Promise((resolve) => {
    const stop = () => resolve(null);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    process.on('disconnect', stop);
    process.channel?.unref();
  });
}
