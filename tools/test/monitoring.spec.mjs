import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../system/settings.mjs';
import { findCommand } from '../system/commands.mjs';

const FOLDER = path.join(ROOT, 'docker/monitoring');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = parse(read('docker/monitoring/rules.yml')).groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert);
const dashboard = JSON.parse(read('docker/monitoring/dashboard.json'));
const promtool = await findCommand('promtool');
const skip = promtool ? false : 'promtool is not installed (it comes with the package `prometheus`)';

describe('the rules of Prometheus', () => {
  it('are understood by promtool, with the example that scrapes', { skip }, () => {
    execFileSync(promtool, ['check', 'config', path.join(FOLDER, 'prometheus.yml')], { stdio: 'pipe' });
  });

  it('expect as many processes of each service as compose.yml starts, and find all of them', () => {
    const { services } = parse(read('docker/compose.yml'), { merge: true });
    const measured = Object.entries(services).filter(([, { expose = [] }]) => expose.includes('9464'));
    const expected = rules.filter(({ record }) => record === 'kalyanam:processes:expected');
    assert.deepEqual(
      expected.map(({ labels, expr }) => [labels.service, expr]),
      measured.map(([name, { deploy }]) => [name, `vector(${deploy?.replicas ?? 1})`]),
    );
    const [{ dns_sd_configs: found, relabel_configs: relabelled }] = parse(
      read('docker/monitoring/prometheus.yml'),
    ).scrape_configs;
    assert.deepEqual(
      found.flatMap(({ names }) => names),
      measured.map(([name]) => name),
    );
    assert.deepEqual(relabelled, [{ source_labels: ['__meta_dns_name'], target_label: 'service' }]);
  });

  it('raise each alert when it is due and not before, says promtool', { skip }, () => {
    execFileSync(promtool, ['test', 'rules', path.join(FOLDER, 'rules.test.yml')], { stdio: 'pipe' });
  });

  it('are each tried, both whether they rise and what they say', () => {
    const { tests } = parse(read('docker/monitoring/rules.test.yml'));
    const raised = tests
      .flatMap((one) => one.alert_rule_test)
      .filter((one) => one.exp_alerts.length > 0)
      .map((one) => one.alertname);
    assert.deepEqual([...new Set(raised)].sort(), alerts.map(({ alert }) => alert).sort());
  });

  for (const { alert, labels, annotations } of alerts)
    it(`say of ${alert} who it wakes, what it is, and what to do`, () => {
      assert.match(labels.severity, /^(page|ticket)$/);
      assert.ok(annotations.summary.length > 20);
      const [page, anchor] = annotations.runbook.split('#');
      const headings = [...read(page).matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
      assert.ok(headings.includes(anchor), `${page} has no heading ${anchor}`);
    });
});

describe('the dashboard', () => {
  const { panels } = dashboard;

  it('has panels that neither share an id nor lie on one another', () => {
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
    const taken = new Set();
    for (const { title, gridPos } of panels) {
      assert.ok(gridPos.x + gridPos.w <= 24, title);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          assert.ok(!taken.has(`${x},${y}`), `${title} lies on another panel`);
          taken.add(`${x},${y}`);
        }
    }
  });

  it('asks the Prometheus that was chosen, with letters that differ within a panel', () => {
    assert.deepEqual(
      dashboard.templating.list.map(({ name, type, query }) => [name, type, query]),
      [['datasource', 'datasource', 'prometheus']],
    );
    for (const { title, type, datasource, targets } of panels.filter((panel) => panel.type !== 'row')) {
      assert.match(type, /^(stat|timeseries)$/);
      assert.equal(datasource.uid, '${datasource}');
      assert.ok(targets.length > 0 && targets.every(({ expr }) => expr.length > 0), title);
      assert.equal(new Set(targets.map(({ refId }) => refId)).size, targets.length);
    }
  });

  it('has only questions that promtool understands', { skip }, () => {
    const rules = panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, place) => ({
        record: `panel:${place}`,
        expr: expr.replaceAll('$__rate_interval', '1m'),
      }));
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kalyanam-rules-'));
    const file = path.join(folder, 'dashboard.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    execFileSync(promtool, ['check', 'rules', file], { stdio: 'pipe' });
    rmSync(folder, { recursive: true });
  });
});
