// The services of compose.yml, run by podman.
import { execFileSync } from 'node:child_process';
import { must, runCommand } from '../system/commands.mjs';
import { Problem } from '../system/problem.mjs';
import { wait } from '../system/processes.mjs';
import { argumentsOf, inOrder } from './composed.mjs';

const HEALTHY_WITHIN_MS = 300_000;

const podman = (...args) => must('podman', ['--log-level', 'error', ...args]);
const says = async (...args) => (await podman(...args)).output.trim();

async function makeNetworks(project, networks) {
  for (const [name, { internal, ipam }] of Object.entries(networks)) {
    const [place] = ipam?.config ?? [];
    const where = place ? ['--subnet', place.subnet, '--gateway', place.gateway] : [];
    await podman('network', 'create', ...(internal ? ['--internal'] : []), ...where, `${project}_${name}`);
  }
}

/** Asks as the engine would: podman's own check wants a timer of systemd. */
export async function untilHealthy(container, { test: [kind, ...command] }) {
  const until = Date.now() + HEALTHY_WITHIN_MS;
  for (;;) {
    const { code } = await runCommand('podman', [
      'exec',
      container,
      ...(kind === 'CMD-SHELL' ? ['sh', '-c'] : []),
      ...command,
    ]);
    if (code === 0) return;
    const running = (await says('inspect', '--format', '{{.State.Running}}', container)) === 'true';
    if (!running || Date.now() > until)
      throw new Problem(`${container} is not healthy:\n${await says('logs', '--tail', '30', container)}`);
    await wait(500);
  }
}

async function untilDone(container) {
  const code = await says('wait', container);
  if (code !== '0')
    throw new Problem(`${container} ended with ${code}:\n${await says('logs', '--tail', '30', container)}`);
}

const linesOf = (...args) =>
  execFileSync('podman', ['--log-level', 'error', ...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Removes containers, networks and volumes of this name. Synchronous, because it also runs when the process exits. */
export function removeAll(project) {
  const containers = linesOf('ps', '-aq', '--filter', `label=project=${project}`);
  if (containers.length > 0) linesOf('rm', '-f', '-t', '5', ...containers);
  for (const kind of ['network', 'volume']) {
    const names = linesOf(kind, 'ls', '--format', '{{.Name}}').filter((name) => name.startsWith(`${project}_`));
    if (names.length > 0) linesOf(kind, 'rm', '-f', ...names);
  }
}

/** Prints the last lines of each container's log. */
export async function tellLast(containers, say) {
  for (const container of [...containers.values()].flat())
    say(`${container}:\n${await says('logs', '--tail', '30', container)}`);
}

/** Brings everything up in its order; {service: [container]}. */
export async function bringUp({ services, networks }, options, say) {
  const { project } = options;
  const containers = new Map();
  await makeNetworks(project, networks);
  for (const name of inOrder(services)) {
    const service = services[name];
    const names = Array.from(
      { length: service.deploy?.replicas ?? 1 },
      (_, index) => `${project}-${name}-${index + 1}`,
    );
    containers.set(name, names);
    for (const container of names) {
      say(`Starting ${container} ...`);
      await podman(
        'run',
        '--detach',
        '--name',
        container,
        '--label',
        `project=${project}`,
        ...argumentsOf(name, service, options),
      );
    }
    for (const container of names)
      await (service.healthcheck.disable ? untilDone(container) : untilHealthy(container, service.healthcheck));
  }
  return containers;
}
