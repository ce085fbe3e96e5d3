import { nearestName, type TextLabel } from '@hearsay/flow';
import { ruleLevels } from '../rules/rule-levels.ts';
import { UsageError } from '../usage-error.ts';
import { EXPECTED, negatedGlob, unknownLabel, wrongRule } from './config-messages.ts';
import { createConfigReader, type ConfigReader } from './config-reader.ts';
import { readSanitizers, readSinks, readSources } from './config-rows.ts';
import type { ConfigSanitizer, ConfigSink, ConfigSource } from './hearsay-config.ts';

/** A config that holds only what it may. */
export interface ConfigValues {
  readonly rules: Readonly<Record<string, string>>;
  readonly sources: readonly ConfigSource[];
  readonly sinks: readonly ConfigSink[];
  readonly sanitizers: readonly ConfigSanitizer[];
  readonly labels: readonly TextLabel[];
  readonly ignore: readonly string[];
  readonly baseline: string | undefined;
}

const LABELS: readonly TextLabel[] = ['agent', 'tool', 'user'];

const KEYS = ['rules', 'sources', 'sinks', 'sanitizers', 'labels', 'ignore', 'baseline'] as const;

/**
 * Reads what a config file gave.
 *
 * @param file - How messages call the file.
 * @throws UsageError for an unknown key and for a value of the wrong type.
 */
export function readConfigValues(value: unknown, file: string): ConfigValues {
  const reader = createConfigReader(file);
  const config = reader.record(value, '', EXPECTED.config);
  reader.refuseUnknownKeys(config, KEYS, '');
  const { rules = {}, sources = [], sinks = [], sanitizers = [], labels, ignore = [], baseline } = config;
  return {
    rules: readRules(reader, rules),
    sources: readSources(reader, sources),
    sinks: readSinks(reader, sinks),
    sanitizers: readSanitizers(reader, sanitizers),
    labels: labels === undefined ? [] : readLabels(reader, labels),
    ignore: readGlobs(reader, ignore),
    baseline: baseline === undefined ? undefined : reader.text(baseline, 'baseline', EXPECTED.baseline),
  };
}

function readRules(reader: ConfigReader, value: unknown): Readonly<Record<string, string>> {
  const record = reader.record(value, 'rules', EXPECTED.rules);
  const rules: Record<string, string> = {};
  for (const [name, level] of Object.entries(record)) {
    if (typeof level !== 'string') return reader.refuse(level, `rules.${name}`, '`off`, `warn` or `error`');
    rules[name] = level;
  }
  try {
    ruleLevels(rules);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(wrongRule(reader.file, error.message)) : error;
  }
  return rules;
}

function readLabels(reader: ConfigReader, value: unknown): readonly TextLabel[] {
  const labels = reader.list(value, 'labels', EXPECTED.labels);
  // Nobody who empties the list wants what it says: `agent` is always followed.
  if (labels.length === 0) return reader.refuse('', 'labels', EXPECTED.labels);
  return labels.map((entry, index) => {
    const path = `labels[${index}]`;
    const name = reader.text(entry, path, EXPECTED.label);
    const label = LABELS.find((known) => known === name);
    if (label === undefined)
      throw new UsageError(unknownLabel(reader.file, path, name, nearestName(name, LABELS)));
    return label;
  });
}

function readGlobs(reader: ConfigReader, value: unknown): readonly string[] {
  return reader.list(value, 'ignore', EXPECTED.ignore).map((entry, index) => {
    const path = `ignore[${index}]`;
    const glob = reader.text(entry, path, EXPECTED.glob);
    if (glob.startsWith('!')) throw new UsageError(negatedGlob(reader.file, path, glob));
    return glob;
  });
}
