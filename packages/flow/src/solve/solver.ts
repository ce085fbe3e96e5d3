import type { ResultShape } from '../catalog/sdk-catalog.ts';
import type { AccessPath } from '../facts/access-path.ts';
import { coarsenPath, isCapture, MAXIMUM_PATH_LENGTH, writePath } from '../facts/access-path.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN, GLOBAL, TYPED } from '../facts/node-facts.ts';
import type { LinkedProgram } from '../link/linked-program.ts';
import type { Budget, SolvingLimits } from './budget.ts';
import { destination, pathOfArgument, pathOfSpread } from './call-paths.ts';
import { rolesIn } from './call-roles.ts';
import { isKeptOut } from './kept-out.ts';
import { ALWAYS, CallingContexts } from './calling-contexts.ts';
import { CapturedStores } from './captured-stores.ts';
import { ConditionalPasses } from './conditional-passes.ts';
import { defaultBudget } from './default-budget.ts';
import type { Caller, FlowState, Step } from './flow-state.ts';
import { passerOf } from './flow-state.ts';
import type { Label } from './label.ts';
import { LabelTable } from './label.ts';
import type { CallRole, Exit, ProgramIndex } from './program-index.ts';
import { indexProgram } from './program-index.ts';
import { isMissing } from './missing-argument.ts';
import { SinkHits } from './sink-hits.ts';
import type { Solution } from './solution.ts';
import { StateStore } from './state-store.ts';
import type { TypeQuestions } from './type-questions.ts';
import { staysChecked, staysToolInput, transferPath } from './transfer.ts';

/** Propagates labels over a linked program to a fixed point, matching every return with its call. */
export class Solver {
  readonly #program: LinkedProgram;
  readonly #index: ProgramIndex;
  readonly #types: TypeQuestions;
  readonly #shapes: Readonly<Record<string, ResultShape>>;
  readonly #labels = new LabelTable();
  readonly #store = new StateStore();
  readonly #contexts = new CallingContexts();
  /** Unconditional exits by function. */
  readonly #exits = new Map<number, FlowState[]>();
  /** By call: the functions that it reaches through values, by the contexts in which it does. */
  readonly #dynamicTargets = new Map<number, Map<number, Set<number>>>();
  readonly #dynamicCalls = new Map<number, { call: number; context: number }[]>();
  readonly #met = new ConditionalPasses();
  readonly #hits: SinkHits;
  readonly #budget: Budget;
  readonly #captured: CapturedStores;
  /** Calls whose receiver chooses between several functions, as long as nothing was assumed of them. */
  readonly #choosing: number[];
  /** Labelled defaults of parameters, as long as nothing has called their functions. */
  readonly #fallbacks: { readonly state: FlowState; readonly exit: Exit & { kind: 'fallback' } }[] = [];
  /** Segments kept per path of a text. */
  readonly #depth: number;
  #functionStates = 0;
  #isComplete = true;

  constructor(
    program: LinkedProgram,
    types: TypeQuestions,
    shapes: Readonly<Record<string, ResultShape>>,
    { budget = defaultBudget(program), depth = MAXIMUM_PATH_LENGTH }: SolvingLimits = {},
  ) {
    this.#program = program;
    this.#budget = budget;
    this.#depth = depth;
    this.#index = indexProgram(program);
    this.#types = types;
    this.#shapes = shapes;
    this.#hits = new SinkHits(program, shapes);
    this.#choosing = program.calls.flatMap(({ choices }, index) => (choices.length > 0 ? [index] : []));
    this.#captured = new CapturedStores(program, this.#contexts, ({ state, closure }, caller) => {
      this.#showStore(state, closure, caller.context, this.#bearer(state, caller));
    });
  }

  /** Runs to the fixed point, or until the budget is spent. */
  solve(): Solution {
    this.#program.closures.forEach((closure) => {
      this.#reach(closure.node, ALWAYS, [], this.#labels.function(closure.function), undefined, {
        kind: 'function',
      });
    });
    this.#program.sources.forEach((source, index) => {
      const label = this.#labels.text(true, source.group, source.label ?? 'agent');
      this.#reach(source.node, ALWAYS, source.path, label, undefined, { kind: 'source', index });
    });
    do this.#propagate();
    while (this.#isComplete && (this.#assumeChoices() || this.#assumeDefaults()));
    return {
      hits: this.#hits.all(),
      laterWaysTo: (state) => this.#store.laterWaysTo(state),
      states: this.#store.size,
      isComplete: this.#isComplete,
      isExhausted: this.#store.size > this.#budget.states,
    };
  }

  #propagate(): void {
    for (let state = this.#store.take(); state !== undefined; state = this.#store.take()) {
      if (this.#store.size > this.#budget.states) {
        this.#isComplete = false;
        break;
      }
      this.#visit(state);
    }
  }

  #visit(state: FlowState): void {
    this.#program.edges.forEach(state.node, (to, operation) => this.#follow(state, to, operation));
    for (const role of this.#index.roles.get(state.node) ?? []) this.#pass(state, role);
    for (const closure of this.#index.closures.get(state.node) ?? []) this.#enterClosure(state, closure);
    const exit = this.#index.exits.get(state.node);
    if (exit !== undefined) this.#leave(state, exit);
    const label = this.#labels.get(state.label);
    for (const sink of this.#index.sinks.get(state.node) ?? []) this.#hits.check(state, label, sink);
  }

  #follow(state: FlowState, to: NodeId, operation: EdgeOperation): void {
    const label = this.#labels.get(state.label);
    const path = transferPath(state.path, label, operation, this.#shapes);
    if (path === undefined) return;
    if (operation.kind === 'derive-unless-promise' && label.kind === 'text' && this.#types.isPromise(to))
      return;
    this.#reach(to, state.context, path, this.#labelBehind(state, label, operation), state, {
      kind: 'edge',
      operation,
    });
  }

  #labelBehind(state: FlowState, label: Label, operation: EdgeOperation): number {
    if (label.kind === 'function') return state.label;
    const isChecked = staysChecked(label.isChecked, operation);
    const isOwn = label.group !== undefined && staysToolInput(state.path, operation, this.#shapes);
    return this.#labels.text(isChecked, isOwn ? label.group : undefined, label.origin);
  }

  /** Records that a label has arrived at a node, unless the node's type leaves no room for it. */
  #reach(
    node: NodeId,
    context: number,
    path: AccessPath,
    label: number,
    previous: FlowState | undefined,
    step: Step,
  ): void {
    const traits = this.#program.traits[node];
    if (traits === undefined) return;
    const carried = this.#labels.get(label);
    if ((traits & TYPED) !== 0 && isKeptOut(node, path, carried, this.#types)) return;
    const isFunction = carried.kind === 'function';
    if (isFunction && this.#index.callable[node] !== 1) return;
    if (isFunction && this.#functionStates >= this.#budget.functionStates) {
      this.#isComplete = false;
      return;
    }
    const state = {
      node,
      context: (traits & GLOBAL) !== 0 ? ALWAYS : context,
      path: isFunction ? path : coarsenPath(path, this.#depth),
      label,
      previous,
      step,
      length: this.#contexts.lengthOf(previous, step),
    };
    // Who passed a function is of no interest; where a text came from is.
    if (this.#store.add(state, !isFunction) && isFunction) this.#functionStates += 1;
  }

  #pass(state: FlowState, role: CallRole): void {
    const call = this.#program.calls[role.call];
    if (call === undefined) return;
    const label = this.#labels.get(state.label);
    if (role.kind === 'callee' && state.path.length === 0 && label.kind === 'function') {
      this.#addTarget(role.call, label.function, state.context);
    }
    for (const target of call.targets) this.#enter(state, role, target, state.context);
    if (call.callee === CLEAN && call.choices.length === 0) return;
    if (state.context !== ALWAYS) this.#met.addPass(state.context, { state, role });
    const dynamic = this.#dynamicTargets.get(role.call);
    if (dynamic === undefined) return;
    for (const context of this.#contexts.compatible(state.context, dynamic)) {
      const common = state.context === ALWAYS ? context : state.context;
      for (const target of [...(dynamic.get(context) ?? [])]) this.#enter(state, role, target, common);
    }
  }

  /** A condition has got another caller: what is there under it meets what else that caller brings about. */
  #meetAgain(number: number, callerCall: number | undefined): void {
    for (const { state, role } of this.#met.passesUnder(number)) {
      const dynamic = this.#dynamicTargets.get(role.call);
      if (dynamic === undefined) continue;
      for (const context of this.#contexts.broughtAboutAmong(callerCall, dynamic)) {
        for (const target of [...(dynamic.get(context) ?? [])]) this.#enter(state, role, target, number);
      }
    }
    for (const { call, target } of this.#met.targetsUnder(number)) {
      for (const [node, role] of rolesIn(this.#program, call)) {
        const states = this.#store.at(node);
        for (const context of this.#contexts.broughtAboutAmong(callerCall, states)) {
          for (const state of [...(states.get(context) ?? [])]) this.#enter(state, role, target, context);
        }
      }
    }
  }

  /** A call reaches one more function: everything that it passes already goes there too. */
  #addTarget(callIndex: number, target: number, context: number): void {
    const call = this.#program.calls[callIndex];
    if (call === undefined || call.targets.includes(target)) return;
    const byContext = this.#dynamicTargets.get(callIndex) ?? new Map<number, Set<number>>();
    const targets = byContext.get(context) ?? new Set();
    if (targets.has(target)) return;
    this.#dynamicTargets.set(callIndex, byContext.set(context, targets.add(target)));
    const calls = this.#dynamicCalls.get(target) ?? [];
    calls.push({ call: callIndex, context });
    this.#dynamicCalls.set(target, calls);
    if (context !== ALWAYS) this.#met.addTarget(context, { call: callIndex, target });
    for (const [node, role] of rolesIn(this.#program, callIndex)) {
      const states = this.#store.at(node);
      for (const other of this.#contexts.compatible(context, states)) {
        const common = other === ALWAYS ? context : other;
        for (const state of [...(states.get(other) ?? [])]) this.#enter(state, role, target, common);
      }
    }
    for (const exit of this.#exits.get(target) ?? [])
      this.#return(exit, target, callIndex, context, undefined);
  }

  #enter(state: FlowState, role: CallRole, target: number, context: number): void {
    const callee = this.#program.functions[target];
    const call = this.#program.calls[role.call];
    if (callee === undefined || call === undefined) return;
    const caller: Caller = { call: role.call, closure: undefined, context, state };
    if (role.kind === 'callee') {
      const [first] = state.path;
      if (first !== undefined && isCapture(first))
        this.#enterAt(callee.environment, state.path, target, caller);
      return;
    }
    if (role.kind === 'receiver' || role.kind === 'result') {
      const node = role.kind === 'receiver' ? callee.thisIn : callee.returnsIn;
      this.#enterAt(node ?? CLEAN, state.path, target, caller);
      return;
    }
    const isSpread = call.arguments[role.position]?.spread === true;
    const inArguments = isSpread ? state.path : writePath([String(role.position)], state.path);
    if (inArguments !== undefined) this.#enterAt(callee.allArguments, inArguments, target, caller);
    callee.parameters.forEach((parameter, position) => {
      const path = isSpread
        ? pathOfSpread(state.path, position - role.position, parameter.rest, this.#shapes)
        : pathOfArgument(state.path, position, role.position, parameter.rest);
      if (path !== undefined) this.#enterAt(parameter.node, path, target, caller);
    });
  }

  #enterAt(node: NodeId, path: AccessPath, target: number, caller: Caller): void {
    if (node === CLEAN) return;
    const place = this.#store.placeOf(path, caller.state.label);
    const known = this.#contexts.find(node, place);
    const number = known ?? this.#contexts.create(node, place, target, passerOf(caller).length + 1);
    const isText = this.#labels.get(caller.state.label).kind === 'text';
    const acquaintance = this.#contexts.addCaller(number, caller, isText);
    if (acquaintance !== 'known') {
      for (const exit of this.#contexts.get(number)?.exits ?? []) this.#returnTo(exit, target, caller);
      this.#captured.follow(number, caller);
      if (known !== undefined && acquaintance === 'new call') this.#meetAgain(number, caller.call);
    }
    // The condition says where the label lies: whoever brings it about later brings nothing new but a source of texts.
    if (known !== undefined && !isText) return;
    const step: Step = caller.call === undefined ? { kind: 'capture' } : { kind: 'enter', call: caller.call };
    this.#reach(node, number, path, caller.state.label, passerOf(caller), step);
  }

  /** A captured label is in the function from the moment that the closure is made, whoever calls it. */
  #enterClosure(state: FlowState, closureIndex: number): void {
    const closure = this.#program.closures[closureIndex];
    const callee = closure && this.#program.functions[closure.function];
    const [first] = state.path;
    if (closure === undefined || callee === undefined || first === undefined || !isCapture(first)) return;
    this.#enterAt(callee.environment, state.path, closure.function, {
      call: undefined,
      closure: closureIndex,
      context: state.context,
      state,
    });
  }

  #leave(state: FlowState, exit: Exit): void {
    if (exit.kind === 'fallback') this.#fallbacks.push({ state, exit });
    if (state.context === ALWAYS) {
      const exits = this.#exits.get(exit.function) ?? [];
      exits.push(state);
      this.#exits.set(exit.function, exits);
      for (const call of this.#index.callsOf.get(exit.function) ?? []) {
        this.#return(state, exit.function, call, ALWAYS, undefined);
      }
      for (const { call, context } of this.#dynamicCalls.get(exit.function) ?? []) {
        this.#return(state, exit.function, call, context, undefined);
      }
      if (exit.kind === 'environment') this.#storeOutside(state, exit.function, undefined);
      return;
    }
    const context = this.#contexts.get(state.context);
    if (context?.function !== exit.function) return;
    context.exits.push(state);
    for (const caller of context.callers) this.#returnTo(state, exit.function, caller);
  }

  #returnTo(state: FlowState, callee: number, caller: Caller): void {
    const exit = this.#index.exits.get(state.node);
    if (exit?.kind === 'environment') this.#storeOutside(state, callee, caller);
    if (caller.call !== undefined)
      this.#return(state, callee, caller.call, caller.context, this.#bearer(state, caller));
  }

  /** Who passed the label in that comes out; nobody where a function was passed in and it made the text. */
  #bearer(state: FlowState, caller: Caller): FlowState | undefined {
    const wentIn = this.#labels.get(caller.state.label).kind;
    return wentIn === this.#labels.get(state.label).kind ? passerOf(caller) : undefined;
  }

  #return(
    state: FlowState,
    callee: number,
    callIndex: number,
    context: number,
    caller: FlowState | undefined,
  ): void {
    const call = this.#program.calls[callIndex];
    const exit = this.#index.exits.get(state.node);
    if (call === undefined || exit?.function !== callee) return;
    if (exit.kind === 'fallback') {
      if (isMissing(call.arguments, exit.position, this.#types))
        this.#enterFallback(state, exit, callIndex, context, caller);
      return;
    }
    const step: Step = { kind: 'return', call: callIndex, caller };
    const to = destination(call, exit);
    if (to !== CLEAN) this.#reach(to, context, state.path, state.label, state, step);
  }

  #enterFallback(
    state: FlowState,
    exit: Exit & { kind: 'fallback' },
    call: number,
    context: number,
    passer: FlowState | undefined,
  ): void {
    const parameter = this.#program.functions[exit.function]?.parameters[exit.position];
    const caller: Caller = { call, closure: undefined, context, state, passer };
    this.#enterAt(parameter?.node ?? CLEAN, state.path, exit.function, caller);
  }

  /**
   * A call whose receiver came from nowhere in the program reaches everything that its name can mean.
   *
   * @returns Whether anything new was reached.
   */
  #assumeChoices(): boolean {
    const before = this.#store.size;
    const unknown = this.#choosing.splice(0).filter((call) => !this.#dynamicTargets.has(call));
    for (const call of unknown) {
      for (const choice of this.#program.calls[call]?.choices ?? []) this.#addTarget(call, choice, ALWAYS);
    }
    return this.#store.size > before;
  }

  /**
   * A function that nothing in the program calls is called by somebody else, who may leave everything to its default.
   *
   * @returns Whether anything new was reached.
   */
  #assumeDefaults(): boolean {
    const before = this.#store.size;
    for (const { state, exit } of this.#fallbacks.splice(0)) {
      const isCalled = this.#index.callsOf.has(exit.function) || this.#dynamicCalls.has(exit.function);
      const parameter = this.#program.functions[exit.function]?.parameters[exit.position];
      if (isCalled || parameter === undefined) continue;
      this.#reach(parameter.node, state.context, state.path, state.label, state, {
        kind: 'edge',
        operation: { kind: 'copy' },
      });
    }
    return this.#store.size > before;
  }

  /** What a function stores in captured variables shows where those are declared. */
  #storeOutside(state: FlowState, callee: number, caller: Caller | undefined): void {
    for (const closure of this.#index.closuresOf.get(callee) ?? []) {
      if (caller !== undefined) this.#captured.add({ state, closure }, caller);
      else this.#showStore(state, closure, ALWAYS, undefined);
    }
  }

  #showStore(state: FlowState, closure: number, context: number, caller: FlowState | undefined): void {
    const out = this.#program.closures[closure]?.out ?? CLEAN;
    this.#reach(out, context, state.path, state.label, state, { kind: 'store', caller });
  }
}
