import type { MortalServer } from './mortal-server';

/** A person who does one thing after the other, and repeats what got no answer. */
export interface Journey<Person> {
  /** A server over the files of the one before, with its clock a little ahead. */
  begin(): Promise<MortalServer>;
  /** A new person. */
  next(server: MortalServer): Promise<Person>;
  /** Takes them to their end; completed steps are detected and skipped. Rejects when the server dies on the way. */
  travel(person: Person, server: MortalServer): Promise<void>;
  /** The last fact that was acknowledged to them; undefined before the first. */
  acknowledged(person: Person): string | undefined;
  /** Rejects when a fact that was acknowledged to them isn't true anymore. */
  expectKept(person: Person, server: MortalServer): Promise<void>;
}

/** Which steps are interrupted: every n-th, from the first on. */
export interface Points {
  every: number;
  first?: number | undefined;
}

/** Writes that the kills interrupted. */
export interface KilledSteps {
  /** Write steps of a journey without a kill. */
  steps: number;
  /** Number of kills at a step. */
  kills: number;
  /** Number of people by the last fact that was acknowledged before their kill. */
  toldBefore: Record<string, number>;
}

/**
 * Sends one person after another on their way, kills the server at another write step for each, restarts it over the same
 * files, and continues with the person. Two people go first, unharmed. Rejects when what was acknowledged is lost.
 */
export async function killAtSteps<Person>(
  journey: Journey<Person>,
  { every, first = 1 }: Points,
): Promise<KilledSteps & { people: Person[] }> {
  const people: Person[] = [];
  const toldBefore: Record<string, number> = {};
  let server = await journey.begin();
  let [steps, kills] = [0, 0];
  const next = async () => {
    const person = await journey.next(server);
    people.push(person);
    return person;
  };
  try {
    // A new shop's other work is done by the time that the first person arrives. Those who are killed travel on a server
    // that has just begun, and so does the second person, whose steps are counted.
    await journey.travel(await next(), server);
    await server.kill();
    server = await journey.begin();
    const second = await next();
    await server.dieAt(Number.POSITIVE_INFINITY);
    await journey.travel(second, server);
    steps = await server.dieAt(Number.POSITIVE_INFINITY);
    for (let point = first; point <= steps; point += every) {
      const person = await next();
      await server.dieAt(point);
      const hasArrived = await journey.travel(person, server).then(
        () => true,
        () => false,
      );
      if (!hasArrived) kills += 1;
      const fact = journey.acknowledged(person) ?? 'nothing';
      toldBefore[fact] = (toldBefore[fact] ?? 0) + 1;
      await server.kill();
      server = await journey.begin();
      await journey.expectKept(person, server);
      await journey.travel(person, server);
    }
  } finally {
    await server.kill();
  }
  return { steps, kills, toldBefore, people };
}
