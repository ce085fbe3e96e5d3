/**
 * Something that happened inside an agent; each kind of agent has its own, told apart by `name`.
 *
 * Texts in events are marked: they may be shown to a person, and quoted to a model.
 */
export interface AgentEvent {
  /** The kind of event, such as `tool.started`. */
  readonly name: string;
}
