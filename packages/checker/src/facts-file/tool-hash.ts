import type { Extras, SdkCatalog } from '@hearsay/flow';
import { toolIdentity } from '../cache/tool-identity.ts';
import { hashOf } from '../files/read-text.ts';

/** Tells tools and catalogs apart whose facts do not go together. */
export function toolHash(sdks: readonly SdkCatalog[], { control, labels }: Extras): string {
  return hashOf(JSON.stringify([toolIdentity(), sdks, control, [...labels].sort()]));
}
