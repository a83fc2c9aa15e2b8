// compose.yml in the terms of podman, where there is no compose.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../system/settings.mjs';

const FOLDER = path.join(ROOT, 'docker');

/** `${NAME:-otherwise}`, `${NAME:?why}` and `$$`, as compose reads them. */
const filledIn = (text, env) =>
  text
    .replace(/\$\{(\w+)(?::[-?]([^${}]*))?\}/g, (_, name, otherwise) => env[name] || (otherwise ?? ''))
    .replaceAll('$$', '$');

/** The services and networks of compose.yml, without those of a profile. */
export async function composed(env) {
  const text = filledIn(await readFile(path.join(FOLDER, 'compose.yml'), 'utf8'), env);
  const { services, networks } = parse(text, { merge: true });
  return { services: Object.fromEntries(Object.entries(services).filter(([, { profiles }]) => !profiles)), networks };
}

/** Services in the order in which they may start. */
export function inOrder(services) {
  const order = [];
  const visit = (name) => {
    if (order.includes(name)) return;
    for (const needed of Object.keys(services[name].depends_on ?? {})) visit(needed);
    order.push(name);
  };
  Object.keys(services).forEach(visit);
  return order;
}

const imageOf = ({ image }) => (image.startsWith('kalyanam/') ? `localhost/${image}` : `docker.io/library/${image}`);

/** Every build that a service asks for, once an image: {image, dockerfile, args}. */
export function buildsOf(services) {
  const builds = Object.values(services)
    .filter(({ build }) => build)
    .map((service) => [imageOf(service), { image: imageOf(service), ...service.build }]);
  return [...new Map(builds).values()];
}

const volumeOf = (project, text) => {
  const [from, ...to] = text.split(':');
  const source = from.startsWith('.') ? path.resolve(FOLDER, from) : `${project}_${from}`;
  return [source, ...to].join(':');
};

const each = (flag, values) => values.flatMap((value) => [flag, value]);

/** Arguments of `podman run`; `ports` maps those inside to those of this machine. */
export function argumentsOf(name, service, { project, secrets, settings, ports, init }) {
  const environment = { ...(service.env_file ? settings : {}), ...service.environment };
  const published = (service.ports ?? []).map((text) => text.split(':').at(-1));
  return [
    ...each(
      '--network',
      service.networks.map((network) => `${project}_${network}:alias=${name}`),
    ),
    ...each(
      '--env',
      Object.entries(environment).map(([key, value]) => `${key}=${value ?? ''}`),
    ),
    ...each(
      '--volume',
      (service.volumes ?? []).map((volume) => volumeOf(project, volume)),
    ),
    ...each(
      '--volume',
      (service.secrets ?? []).map((secret) => `${path.join(secrets, secret)}:/run/secrets/${secret}:ro`),
    ),
    ...each(
      '--publish',
      published.map((inside) => `127.0.0.1:${ports[inside]}:${inside}`),
    ),
    ...each('--tmpfs', service.tmpfs),
    ...each('--cap-drop', service.cap_drop),
    ...each(
      '--security-opt',
      service.security_opt.map((option) => option.replace(':true', '')),
    ),
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...(service.init && init ? ['--init'] : []),
    ...(service.user ? ['--user', service.user] : []),
    ...(service.stop_signal ? ['--stop-signal', service.stop_signal] : []),
    ...['--memory', service.mem_limit, '--cpus', String(service.cpus), '--pids-limit', String(service.pids_limit)],
    ...['--log-driver', 'k8s-file', '--log-opt', `max-size=${service.logging.options['max-size']}`],
    imageOf(service),
    ...(service.command ?? []),
  ];
}
