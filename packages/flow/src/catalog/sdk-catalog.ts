import type { ControlUse, SinkRank, TextLabel } from '../report/flow-report.ts';

/**
 * A place in the arguments of a call, from the argument's position inwards.
 *
 * `(0).prompt` is a property of the first argument, `.*` any key of a record, `[]` any element,
 * `{role=system}` the object whose `role` is that constant, `{type!=text}` one whose `type` is not; a trailing `()` is what a callback returns, and a
 * trailing `(1)` its second parameter.
 */
export type ArgumentPath = string;

/** What a program may read from a labelled result without reading text of the model. */
export interface ResultShape {
  /** Members that the SDK or the provider writes: identifiers, counts, settings. */
  readonly harmless?: readonly string[];
  /** Members that hold the conversation for the SDK's own threading. */
  readonly history?: readonly string[];
  /** Whether a value of this shape is itself a part of the conversation, such as a message of the answer. */
  readonly isHistory?: true;
  /**
   * Members that hold what the model wrote for a tool, which the program may hand back to it: of a shape that says so,
   * every other member is an answer, and no tool result. Left out where nothing tells the two apart.
   */
  readonly toolInput?: readonly string[];
  /** Members that are methods without arguments: what one of them gives is the part of that name. */
  readonly methods?: readonly string[];
  /** Members that have a shape of their own: the member's name to the shape's, `[]` for the elements of a list. */
  readonly nested?: Readonly<Record<string, string>>;
}

/** A prompt-bearing parameter, or one that decides what the program does. */
export interface SinkRow {
  readonly rank: SinkRank;
  /** What the text decides, for the rank `control`. */
  readonly use?: ControlUse;
  /** Counts only where the call runs a shell or an interpreter, which takes the parameter for code. */
  readonly isShellOnly?: true;
  readonly at: readonly ArgumentPath[];
  /** Only a label on the parameter itself counts, not one on an object around it: tools are configured with text. */
  readonly isExact?: true;
}

/** Callback parameters that receive what a model wrote. */
export interface ParameterRow {
  readonly at: readonly ArgumentPath[];
  /** The shape of the value; absent when every part of it is text of a model. */
  readonly shape?: string;
  /** The arguments of a tool: it may hand them back to the model that wrote them. */
  readonly isOwnInput?: true;
}

/**
 * A value of a call, and the way into it: `this` is the object that a method is called on, or the function itself,
 * `(0)` the first argument, `result` what the call gives back, `state` one value for everything that the SDK hands
 * from step to step.
 *
 * `shared` is one value for the whole program, for state that the SDK hands to callbacks behind the program's back.
 * What a callback stores in a part of `state` or `shared` that it was passed stays there.
 *
 * Segments after `%` are kept inside the SDK's own objects, where no program reads them: `this.%steps[]`. A tag says
 * what the object is: `result{role=user}.content`.
 */
export type ValuePath = string;

/**
 * A value that an SDK hands out: one of a call, or a function of the SDK's own.
 *
 * `sends` is a function that feeds `state`, and `sends state.%action` one that feeds a part of it: it takes the new
 * value, or a function of the old one. `reads state` gives what lies there. `reads-slot %value` gives what an object
 * that it is passed keeps under that segment, and `writes-slot %value` stores its second argument there.
 */
export type HandedPath = string;

/** What an SDK does with the values that a program hands it: it keeps them, passes them on, and calls functions. */
export type Wire =
  | {
      readonly from: HandedPath;
      readonly to: ValuePath;
      /** Holds only for calls without the argument at this position. */
      readonly without?: number;
    }
  | {
      /** The function that is called. */
      readonly call: ValuePath;
      /** Parameters of that function with the values that they get. */
      readonly pass: readonly { readonly parameter: ArgumentPath; readonly from: HandedPath }[];
      /** Where what it returns goes. */
      readonly to: readonly ValuePath[];
      /** The way into what it returns, when only a part of that goes on. */
      readonly taken?: readonly string[];
      /** Lists in what it returns whose elements are put behind what is there already. */
      readonly appended?: readonly string[];
    };

/** What an SDK's function, method or constructor does with text. */
export interface ApiEntry {
  /**
   * Declared names: `generateText`, `Agent#asTool` for a method, `new Agent` for a constructor, `set Agent#instructions`
   * for the property of an instance, whose new value is the first argument.
   */
  readonly names: readonly string[];
  /** The shape of a result that a model wrote; absent when the result is clean. */
  readonly result?: string;
  /** Whose text the result and the callback parameters are; a model's when left out. */
  readonly label?: Exclude<TextLabel, 'agent'>;
  readonly sinks?: readonly SinkRow[];
  /** Callback parameters that receive what a model wrote. */
  readonly parameters?: readonly ParameterRow[];
  /** The property of the first argument with which the result is one of the developer's own words: a constant, or what a method of that name gives. */
  readonly closedBy?: { readonly property: string; readonly value?: string; readonly method?: string };
  /** How values move inside the SDK, in the order in which they do. */
  readonly wires?: readonly Wire[];
  /** The classes of what the call gives, for projects in which the types of the package are not installed. */
  readonly makes?: readonly string[];
  /** Whether the label of the result lies under a path of it: `%data` for builders that keep it for the next step. */
  readonly resultUnder?: string;
  /** Whether the result is what a tool answered: a tool result is the place for it, a prompt is not. */
  readonly isToolOutput?: true;
  /**
   * How the call joins runnables, each of which takes what the one before it gives: the receiver and the arguments,
   * the elements of a list in the first argument, or only the receiver in another setting.
   */
  readonly joins?: 'next' | 'list' | 'same';
  /** Whether the program runs the tools that the result asks for, and hands their results to the next call. */
  readonly threadsTools?: true;
  /** `quotation` lets text in as data; `endorsement` trusts it for a written reason. */
  readonly role?: 'quotation' | 'endorsement';
}

/** Everything that the analysis knows of one SDK. */
export interface SdkCatalog {
  /** The name in reports. */
  readonly sdk: string;
  /** Packages that declare the API, the one that users import first. */
  readonly packages: readonly string[];
  /** Those of the packages whose version is the SDK's own. */
  readonly versionedBy: readonly string[];
  readonly shapes: Readonly<Record<string, ResultShape>>;
  readonly entries: readonly ApiEntry[];
  /** Whether the packages only carry values from place to place, and know no model: no report counts them as an SDK. */
  readonly isCarrier?: true;
}
