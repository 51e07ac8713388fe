// Light, dark, or as the system is.
import { effect, signal } from "@preact/signals";

export type Light = "system" | "light" | "dark";
const KEPT = "proofpress-light";

export const light = signal<Light>((localStorage.getItem(KEPT) as Light | null) ?? "system");

effect(() => {
  localStorage.setItem(KEPT, light.value);
  if (light.value === "system") delete document.documentElement.dataset.light;
  else document.documentElement.dataset.light = light.value;
});
