/** What lies over the page: the rules (at one of them), the settings. */

export interface RulesPlace {
  game: string;
  rule: string | null;
}

export const drawers: { rules: RulesPlace | null; settings: boolean } = $state({
  rules: null,
  settings: false,
});

export function openRules(game: string, rule: string | null = null): void {
  drawers.rules = { game, rule };
}
