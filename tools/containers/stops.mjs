import { Problem } from '../system/problem.mjs';
import { argumentsOf } from './composed.mjs';
import { must } from '../system/commands.mjs';
import { untilHealthy } from './stack.mjs';

const LONGEST_S = 25;

/**
 * Stops an API process that is the first one of its container, `times` times; each must exit on its own within seconds.
 */
export async function stops(service, { times, ...options }, say) {
  const container = `${options.project}-stopped`;
  const args = argumentsOf('stopped', service, { ...options, init: false });
  await must('podman', ['create', '--name', container, '--label', `project=${options.project}`, ...args]);
  const seconds = [];
  for (let time = 0; time < times; time += 1) {
    await must('podman', ['start', container]);
    await untilHealthy(container, service.healthcheck);
    const began = performance.now();
    await must('podman', ['stop', '--time', '30', container]);
    const took = (performance.now() - began) / 1000;
    const { output } = await must('podman', ['inspect', '--format', '{{.State.ExitCode}}', container]);
    if (output.trim() !== '0' || took > LONGEST_S)
      throw new Problem(`Stop ${time + 1} of ${times} took ${took.toFixed(1)} s and ended with ${output.trim()}.`);
    seconds.push(took);
  }
  if (times > 0)
    say(`ok  ${times} of ${times} stops by SIGTERM as process 1, the longest in ${Math.max(...seconds).toFixed(1)} s`);
}
