/**
 * Traces runs by the conventions of OpenTelemetry for generative AI.
 *
 * @module
 */

export { otelTelemetry } from './otel/otel-telemetry.ts';
export type { OtelOptions } from './otel/otel-telemetry.ts';
