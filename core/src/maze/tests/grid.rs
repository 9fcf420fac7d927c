//! What a map has to be, and the tunnel.

use super::*;

#[test]
fn an_edge_is_closed_but_for_a_tunnel_with_two_ends() {
    let closed = map("_______", "P______");
    assert!(!closed.leads(Tile { x: 0, y: 2 }, Way::Left));
    let text = "_______\n_#####_\nt__B__t\n_##-##_\n_#ipc#_\n_#####_\nP______\n";
    let open = Maze::parse_any(text).expect("valid");
    let (left, right) = (Tile { x: 0, y: 2 }, Tile { x: 6, y: 2 });
    assert_eq!(open.ahead(left, Way::Left), Some(right));
    assert_eq!(open.ahead(right, Way::Right), Some(left));
    assert!(!open.leads(Tile { x: 0, y: 0 }, Way::Left), "no other row");
    let half = text.replace("t__B__t", "t__B___");
    let error = Maze::parse_any(&half).expect_err("one end only");
    assert_eq!(error.at, "maze row 2");
    let unit = Maze::unit();
    let ways = unit
        .tiles()
        .filter(|tile| (tile.x == 0 && unit.leads(*tile, Way::Left)) || unit.is_tunnel(*tile));
    assert_eq!(ways.count(), 2, "the unit's maze has one tunnel");
}

#[test]
fn ghosts_can_leave_a_pen_that_is_checked() {
    for (wrong, what) in [
        ("_#B#___\n_#-####\n_ipc###\n", "goes on"),
        ("___B___\n_##-##_\n_i#pc#_\n", "one row of the pen"),
        ("___B___\n_##-##_\n_#_p_#_\n", "no 'i'"),
    ] {
        let text = format!("_______\n_#####_\n{wrong}_#####_\nP______\n");
        let error = Maze::parse_any(&text).expect_err("ghosts would be stuck");
        assert!(error.what.contains(what), "{wrong}: {error}");
    }
}

#[test]
fn distance_is_measured_through_the_tunnel_too() {
    let maze = Maze::unit();
    let (left, right) = (Tile { x: 0, y: 6 }, Tile { x: 12, y: 6 });
    let (a, b) = (Spot::middle(left), Spot::middle(right));
    assert_eq!((maze.apart(a, b), maze.apart(b, a)), (SUB, SUB));
    // Between the edges a place has two names: beyond one and before the other.
    let beyond = Spot { x: -SUB / 2, ..a };
    let before = Spot {
        x: b.x + SUB / 2,
        ..b
    };
    assert_eq!(maze.apart(beyond, before), 0);
}
