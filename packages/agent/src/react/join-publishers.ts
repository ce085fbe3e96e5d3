import type { EventPublisher } from '../events/event-channel.ts';
import type { RunLineage } from '../tools/agent-tool.ts';
import type { ReActEvent } from './react-event.ts';

/** Tells the watchers of a run, and those of the run above it, who learn where it happened. */
export function joinPublishers(
  own: EventPublisher<ReActEvent> | undefined,
  parent: RunLineage | undefined,
): EventPublisher<ReActEvent> | undefined {
  const above = parent?.events;
  if (!parent || !above) return own;
  const { runId: parentRunId } = parent;
  return {
    publish(event) {
      own?.publish(event);
      // One channel for both would hear everything twice.
      if (above !== own) above.publish({ name: 'sub-agent', parentRunId, event });
    },
  };
}
