// Preloaded into the parts that `npm start` runs: the channel closes when it dies, however it dies.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
