// Agents
export { ReActAgent, reactAgent } from './react/react-agent.ts';
export type { ReActOptions } from './react/react-agent.ts';
export type { Agent, CancellableAgent, RunOptions, TypedAgent } from './react/agent.ts';
export type { AgentConfig } from './react/agent-config.ts';
export { DEFAULT_CONFIG } from './react/agent-config.ts';
export type { RunResult, RunSummary } from './react/run-summary.ts';
export type { SystemText } from './react/system-text.ts';
export { streamOfAnswer, streamOfCancellable, textOfStream } from './react/stream-adapters.ts';
export { typedByText } from './react/typed-by-text.ts';

// What a stream tells
export { DeltaChunk } from './react/message-chunk.ts';
export type {
  AnswerChunk,
  CancelledChunk,
  DoneChunk,
  MessageChunk,
  PartialChunk,
  RetryChunk,
  ToolCallChunk,
  ToolResultChunk,
  TypedChunk,
} from './react/message-chunk.ts';
export type { PartialAnswer } from './react/partial-answer.ts';

// Messages
export type { AgentInput } from './messages/agent-input.ts';
export { AssistantMessage } from './messages/assistant-message.ts';
export type { AssistantParts } from './messages/assistant-message.ts';
export type { ContentBlock, ImageBlock, TextBlock, WireBlock } from './messages/content-block.ts';
export type { JsonObject, JsonValue } from '@hearsay/answer';
export type { Message, Messages } from './messages/message.ts';
export { messageFromJson } from './messages/message-from-json.ts';
export { SystemMessage } from './messages/system-message.ts';
export { ToolCall } from './messages/tool-call.ts';
export type { ToolCallParts } from './messages/tool-call.ts';
export { ToolResultMessage } from './messages/tool-result-message.ts';
export type { ToolResultParts } from './messages/tool-result-message.ts';
export { addUsage, usageOf } from './messages/usage.ts';
export type { Usage } from './messages/usage.ts';
export { UserMessage } from './messages/user-message.ts';

// Providers
export type { Provider } from './provider/provider.ts';
export type {
  CallOptions,
  ChatRequest,
  ModelOptions,
  ToolChoice,
  ToolSchema,
} from './provider/chat-request.ts';
export type { ChatResponse, FinishReason } from './provider/chat-response.ts';
export type { StreamEvent } from './provider/stream-event.ts';
export { RetryProvider, isTransient } from './provider/retry-provider.ts';
export { FixtureMissingError, RecordReplayProvider } from './record/record-replay-provider.ts';
export type { RecordReplayOptions } from './record/record-replay-provider.ts';
export type { Backoff, RetryNotice, RetryPolicy } from './provider/retry-provider.ts';

// Memory
export type { ContextOptions, Memory } from './memory/memory.ts';
export { InMemoryMemory } from './memory/in-memory.ts';
export { WindowMemory } from './memory/window-memory.ts';
export type { WindowOptions } from './memory/window-memory.ts';
export type { MemoryRound, TrimLimits, TrimResult, TrimStrategy } from './memory/trim-strategy.ts';
export { WindowDrop } from './memory/window-drop.ts';
export { ForgetOldest } from './memory/forget-oldest.ts';
export { SummarizeStrategy } from './memory/summarize-strategy.ts';
export type { SummarizeOptions } from './memory/summarize-strategy.ts';
export { estimateTokens } from './memory/estimate-tokens.ts';

// Tools
export type { AgentTool, RunLineage, ToolContext, ToolOutput } from './tools/agent-tool.ts';
export { agentTool } from './tools/declared-tool.ts';
export type { DeclaredTool, ToolTraits } from './tools/declared-tool.ts';
export type { ApprovalRequest, Approve } from './tools/call-tool.ts';
export { ToolRegistry } from './tools/tool-registry.ts';
export { SharedState, StateSlot } from './tools/shared-state.ts';
export type { StateKey } from './tools/shared-state.ts';
export type { ToolOutcome } from './tools/tool-outcome.ts';

// Sub-agents
export { SubAgentTool } from './sub-agents/sub-agent-tool.ts';
export type { SubAgentOptions } from './sub-agents/sub-agent-tool.ts';
export { SubAgentPool } from './sub-agents/sub-agent-pool.ts';

// Workflows
export { AgentRole } from './workflow/agent-role.ts';
export type { RoleOptions, TaskOptions } from './workflow/agent-role.ts';
export { AgentStep } from './workflow/agent-step.ts';
export type { StepOptions } from './workflow/agent-step.ts';
export { WorkflowContext } from './workflow/workflow-context.ts';
export type { WorkflowOptions } from './workflow/workflow-context.ts';
export type { StepStore, StoredStep } from './workflow/step-store.ts';
export { MemoryStepStore } from './workflow/memory-step-store.ts';
export { FileStepStore } from './workflow/file-step-store.ts';
export { SqliteStepStore } from './workflow/sqlite-step-store.ts';
export type { SqliteDatabase, SqliteStatement } from './workflow/sqlite-step-store.ts';

// Events and traces
export type { AgentEvent } from './events/agent-event.ts';
export type { EventChannel, EventPublisher } from './events/event-channel.ts';
export { BroadcastEventChannel } from './events/broadcast-event-channel.ts';
export { QueuedEventChannel } from './events/queued-event-channel.ts';
export type {
  AnswerRejected,
  DeltaEvent,
  ReActEvent,
  ReasoningEvent,
  RoundStarted,
  RunEnded,
  RunStarted,
  SubAgentEvent,
  ToolCompleted,
  ToolStarted,
} from './react/react-event.ts';
export type { ChatSpan, RunSpan, Telemetry, ToolSpan, TracedTool } from './react/telemetry.ts';

// Channels
export type { AskOptions, ChannelText, MessageChannel } from './channels/message-channel.ts';
export { BroadcastChannel } from './channels/broadcast-channel.ts';
export { CliChannel } from './channels/cli-channel.ts';
export type { CliStreams } from './channels/cli-channel.ts';
export { PairChannel } from './channels/pair-channel.ts';
export type { IncomingMessage } from './channels/pair-channel.ts';
export { WatchChannel } from './channels/watch-channel.ts';

// Errors
export { AgentError } from './errors/agent-error.ts';
export type { TimeoutStage } from './errors/agent-error-messages.ts';
export { ChannelError } from './errors/channel-error.ts';
export { MemoryError } from './errors/memory-error.ts';
export { PoolError, SubAgentCycleError, SubAgentDepthError } from './errors/pool-error.ts';
export {
  ProviderApiError,
  ProviderError,
  ProviderNetworkError,
  ProviderTimeoutError,
  RateLimitedError,
} from './errors/provider-error.ts';
export type { ProviderErrorOptions } from './errors/provider-error.ts';
export {
  InvalidArgumentsError,
  MissingToolsError,
  RegistryError,
  ToolCollisionError,
  ToolExecutionError,
  ToolNotFoundError,
} from './errors/registry-error.ts';
export {
  AgentBusyError,
  CancelledError,
  StreamAbandonedError,
  StructuredParseError,
  StructuredRetriesExhaustedError,
  TooManyToolRoundsError,
} from './errors/run-error.ts';
export { ToolError } from './errors/tool-error.ts';
export { WorkflowError } from './errors/workflow-error.ts';
